/** A few quiet tones of our own, made on the spot. */
export type Sound = 'turn' | 'chat' | 'end';

/** Notes of each sound: how high (in hertz) and when (in seconds). */
const NOTES: Record<Sound, [number, number][]> = {
  turn: [
    [523.25, 0],
    [783.99, 0.14],
  ],
  chat: [[659.25, 0]],
  end: [
    [392, 0],
    [523.25, 0.16],
    [659.25, 0.32],
    [783.99, 0.48],
  ],
};

let context: AudioContext | null = null;

/** Nothing sounds before the person has touched the page: browsers forbid it, and say so. */
export function sound(name: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [pitch, after] of NOTES[name]) tone(context, pitch, start + after);
}

/** Like wood that is struck softly: at once there, slowly gone. */
function tone(audio: AudioContext, pitch: number, start: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.55);
}
