import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The bundle goes into the Python package, which serves it; `npm run dev` asks a server beside it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/kontor/server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    // Words of analyses are the package's.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8111', ws: true } },
  },
});
