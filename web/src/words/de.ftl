### Die Worte der Seiten, die alle Titel teilen. Titel haben eigene: games/<title>/words.

## Das Haus

guest-name = Gast
skip = Zum Inhalt
ways = Seiten
way-learn = Lernen
way-rules = Regeln
way-archive = Archiv
way-settings = Einstellungen
way-about = Über Kontor
way-account = Konto
to-first-page = Startseite
close = Schließen
copy = Kopieren
copied = Kopiert
more = Mehr
save = Speichern
done = Erledigt.
name = Name
one-moment = Einen Moment …
lost-page = Diese Seite konnte nicht geladen werden.
load-again = Neu laden
not-found = Hier ist nichts
not-found-help = Entweder stimmt die Adresse nicht, oder was dort liegt, ist nicht für dich bestimmt. Bitte um einen neuen Einladungslink.
went-wrong = Das hat nicht geklappt

## Die Startseite

welcome = Zwei große Spiele, ein ruhiger Tisch
welcome-more = Spiele gegen Computerspieler, mit Freunden neben dir oder mit Menschen in der Ferne. Ohne Konto.
title-burgundy = Die Burgen von Burgund
title-mombasa = Mombasa
about-burgundy = Würfle zwei Würfel, nimm Plättchen, baue dein Fürstentum aus. Fünf Phasen zu je fünf Runden; es gewinnt, wer zur rechten Zeit die besten Gebiete vollendet. Für 1 bis 4 Personen.
about-mombasa = Plane Karten im Geheimen, handle mit Waren, breite Kompanien auf der Karte aus und halte ihre Anteile. Sieben Runden; die reichste Person gewinnt. Für 2 bis 4 Personen.
play = Spielen
against = gegen
level = Spielstärke
level-apprentice = Lehrling
level-merchant = Händler
level-duke = Herzog
level-grand-duke = Großherzog
level-offer = { $level }: { $strength }
strength-apprentice = leicht
strength-merchant = mittel
strength-duke = stark
strength-grand-duke = am stärksten
new-table = Neuer Tisch
learn = In 10 Minuten lernen
my-games = Deine Spiele
open-tables = Offene Tische
status-open = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
status-closed = geschlossen
join = Einem Tisch beitreten
join-table = Beitreten
invite-link = Einladungslink

## Ein neuer Tisch

title = Titel
seats = Plätze
how-many = Wie viele spielen?
seat-number = Platz { $number }
seat-open = Freier Platz
sitter-me = Ich
sitter-here = Freund an diesem Bildschirm
sitter-invite = Einladungslink
sitter-invite-help = Du bekommst einen Link zum Verschicken.
sitter-bot = Computerspieler
preview = Vorschau des Spielplans
map-preview = Die Karte von Mombasa mit ihren Gebieten und den vier Basen
duchy-preview = Fürstentum { $name } mit den Farben und Zahlen seiner Felder
duchy-name = Fürstentum { $name }
duchy-by-lot = Alle bekommen ein Fürstentum zugelost.
one-each = eines für jeden Platz
options = Optionen
manners = Am Tisch
clock = Uhr
clock-none = Keine
clock-turn = Je Zug
clock-game = Für das Spiel
clock-of-turn = Uhr: { $time } je Zug
clock-of-game = Uhr: { $time } für das Spiel{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s je Zug
}
clock-help = Ist die Zeit um, spielt ein Computerspieler für diesen Platz weiter.
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
seconds-a-turn = Sekunden je Zug
confirm-turns = Züge bestätigen
confirm-turns-help = Was sich nicht zurücknehmen lässt, wird noch einmal gefragt.
who-may-see = Wer es sehen darf
private = Privat
public = Öffentlich
rated = Gewertet
visible-private = Nur wer den Link hat, kann den Tisch sehen.
visible-open = Alle können zusehen und sich setzen, wo ein Platz frei ist.
visible-rated = Öffentlich, und es zählt für die Wertung.
open-table = Tisch eröffnen
start = Spiel beginnen
play-on = Von hier weiterspielen
goes-on-from = Geht nach Zug { $move } weiter.
goes-on-help = Optionen und Material sind die des ursprünglichen Spiels. Solche Spiele werden nicht gewertet.

option-burgundy-mode = Spielart
option-burgundy-mode-help = Jeder für sich, zwei Zweierteams auf eigenen Plänen, oder allein.
choice-burgundy-mode-single = Jeder für sich
choice-burgundy-mode-team = Teams
choice-burgundy-mode-solo = Allein
option-burgundy-duchies = Fürstentum
option-burgundy-duchies-help = Das Fürstentum, auf dem alle spielen, oder eines für jeden Platz. Fürstentum 1 ist das für das erste Spiel.
option-burgundy-duchies-help-posts = Das Fürstentum mit Grenzposten, auf dem alle spielen, eines für jeden Platz, oder zugelost.
option-burgundy-duchies-help-team = Der Plan, auf dem beide Teams spielen.
option-burgundy-duchies-help-solo = Der Plan, auf dem du spielst.
choice-burgundy-duchies-random = Zugelost (Experten)
choice-burgundy-duchies-11 = 11, zugelost
option-burgundy-start = Startburgen
option-burgundy-start-help = Wo es eine Wahl gibt: in Spielreihenfolge, oder alle zugleich im Geheimen.
choice-burgundy-start-in-order = In Spielreihenfolge
choice-burgundy-start-secret = Geheim
option-burgundy-border-posts = Grenzposten
option-burgundy-border-posts-help = Fürstentümer 11a bis 11f mit Grenzposten, die verbunden werden.
option-burgundy-extra-tiles = Zusatzplättchen
option-burgundy-extra-tiles-help = Vier weitere Plättchen: die Klöster 27 und 28, der Kran, die Gänse.
option-burgundy-white-castles = Weiße Burgen
option-burgundy-white-castles-help = Weiße Burgen handeln mit dem weißen Würfel; Kloster 29.
option-burgundy-inns = Gasthöfe
option-burgundy-inns-help = Je Phase ein Gasthof neben dem schwarzen Depot, für ein Feld beliebiger Farbe.
option-burgundy-trade-routes = Handelswege
option-burgundy-trade-routes-help = Verkaufte Waren kommen auf einen Handelsweg und bringen dort Boni.
option-burgundy-shields = Schilde
option-burgundy-shields-help = Schilde auf Burgen geben Fähigkeiten und Punkte, gegen Tribut.
option-burgundy-third-post = Dritter Grenzposten
option-burgundy-third-post-help = Wie oft er den Wert der Phase bringt.
choice-burgundy-third-post-once = Einmal
choice-burgundy-third-post-twice = Zweimal
option-burgundy-target = Ziel
option-burgundy-target-help = Wo das Ziel beginnt, von 45 (viel leichter) bis 55 (viel schwerer).
option-mombasa-setup = Aufbau
option-mombasa-setup-help = Feste Leisten und Startplättchen wie im ersten Spiel, oder variable.
choice-mombasa-setup-first = Erstes Spiel
choice-mombasa-setup-variable = Variabel

## Der Tisch vor dem Beginn

invite = Leute einladen
invite-help = Wer diesen Link öffnet, darf sich setzen.
copy-invite = Einladungslink kopieren
sit-down = Hinsetzen
stand-up = Aufstehen
seat-bot = Dazusetzen
clear-seat = Freimachen
close-table = Tisch aufgeben
seats-are-open = Das Spiel kann beginnen, sobald kein Platz mehr frei ist.
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
table-closed = Dieser Tisch wurde vor dem Beginn aufgegeben.

## Der Tisch

board = Spielplan
players = Mitspieler
scores = Punkte
source = Quelle
sum = Summe
team = Team
menu = Menü
log = Verlauf
chat = Chat
dice = Würfel
your-turn = Du bist dran
your-decision = Deine Entscheidung
others-turn = { $players } ist dran …
watching = Du schaust zu
is-thinking = ist dran
is-away = abwesend
bot-plays = ein Computerspieler spielt weiter
larger = Größer
smaller = Kleiner
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
clear = Loslassen
undo = Zurück
restart = Zug neu
confirm = Bestätigen
confirm-ask = Das lässt sich nicht zurücknehmen: { $action }
not-yet = Noch nicht
choices = Möglichkeiten
more-choices = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
notation = Wahl eintippen
nothing-fits = Nichts passt dazu.
game-over = Das Spiel ist aus.
refused-stale = Am Tisch ist es weitergegangen. Sieh noch einmal hin und wähle dann.
refused-not-now = Das geht jetzt nicht.
refused-slow-down = Zu schnell: warte einen Moment.
refused-forbidden = Das ist nicht deine Sache.
refused-still-here = Eben war noch jemand da. Erst nach einer Weile darf ein Computerspieler weiterspielen.
refused-nothing-here = Hier gibt es gerade nichts zu tun.
refused-record = Das ist keine Aufzeichnung von Kontor, oder sie wurde verändert.
refused-taken = Jemand war schneller: das ist vergeben.
refused-options = Diese Optionen passen nicht zusammen.
refused-unreachable = Der Server antwortet nicht. Versuch es noch einmal.

## Verlauf und Chat

log-all = Alles
log-since = Seit deinem letzten Zug
news-more = und noch { $count }
log-empty = Noch ist nichts geschehen.
note-offer = { $player } möchte zurückgehen.
note-agree = { $player } ist einverstanden.{ $done ->
    [true] {" "}Das Spiel geht zurück.
   *[false] { "" }
}
note-decline = { $player } möchte lieber nicht zurückgehen.
note-takeover = { $late ->
    [true] Die Zeit von { $player } ist um: ein Computerspieler spielt weiter.
   *[false] Ein Computerspieler spielt für { $player } weiter.
}
note-return = { $player } ist wieder da.
note-credit = Der Server war fort; die Uhren haben die Zeit zurückbekommen.
note-rematch = Es gibt einen neuen Tisch für eine Revanche.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-unread = Chat: etwas Neues
send = Senden
mute = Stummschalten
unmute = Wieder zuhören
muted = stumm
rolled = { $value }: { $count ->
    [one] { $count } Mal
   *[other] { $count } Mal
}
rolled-mean = { $count } Würfel, { $mean } im Schnitt (zu erwarten: 3,50)
no-dice = Noch wurde nicht gewürfelt.

## Menü, Angebote, Übergabe

offer-undo = Bitten, vor meinen letzten Zug zurückzugehen
offer-undo-alone = Vor meinen letzten Zug zurückgehen
offer-asks = { $player } möchte { $moves ->
    [one] { $moves } Entscheidung
   *[other] { $moves } Entscheidungen
} zurückgehen.
offer-waits = Die anderen müssen dem Zurückgehen noch zustimmen.
agree = Zustimmen
decline = Ablehnen
takeover = Einen Computerspieler für { $player } weiterspielen lassen
takeover-me = Einen Computerspieler für mich weiterspielen lassen
player-away = { $player } ist nicht da.
return = Meinen Platz zurücknehmen
bot-plays-for-you = Ein Computerspieler spielt für dich.
download = Aufzeichnung herunterladen
replay = Nachspielen
reconnecting = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
session-ended = Du wurdest anderswo abgemeldet. Sobald du zurück bist, geht alles weiter, wo es war.
go-on-as-guest = Als Gast weitermachen
hand-over = Gib den Bildschirm an { $player }
hand-over-why = Was die anderen gewählt haben, bleibt verborgen.
i-am = Ich bin { $player }

## Das Ende

final-scores = Schlusswertung
counting = Es wird gezählt …
skip-counting = Alles zeigen
victory-shared = { $players } teilen sich den Sieg!
scores-over-time = Spielstand im Verlauf
rematch = Revanche
to-rematch = Zur Revanche

## Nachspielen und Archiv

look-as = Mit den Augen von
move = Zug
move-of = Zug { $move } von { $moves }
does-no-more = { $player } belässt es dabei.
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
jump = Springen zu
copy-move-link = Link zu diesem Zug kopieren
analysis = Analyse
analyse = Dieses Spiel analysieren
analysis-help = Ein Computerspieler geht das Spiel Entscheidung für Entscheidung durch: was jede Wahl gekostet hat, was besser gewesen wäre, wo das Spiel sich gewendet hat, wer Glück hatte.
analysis-waits = { $count ->
    [one] Vorher ist noch eine andere Analyse an der Reihe.
   *[other] Vorher sind noch { $count } andere Analysen an der Reihe.
}
analysis-works = Das Spiel wird beurteilt …
analysis-meanwhile = Das dauert ein paar Minuten. Du kannst weiter zusehen oder gehen und wiederkommen: sie wird aufbewahrt.
analysis-failed = Die Analyse konnte nicht beendet werden. Du kannst sie noch einmal verlangen.
analysis-slow-down = Du hast viele Analysen verlangt. Warte eine Weile und versuche es dann noch einmal.
both-titles = Beide
whose = Wessen Spiele
whose-mine = Meine
whose-all = Alle
archive-empty = Noch keine beendeten Spiele.
upload = Eine Aufzeichnung mitbringen
upload-help = Eine Datei, die von Kontor heruntergeladen wurde, hier oder anderswo. Jeder Zug wird geprüft.
upload-choose = Datei wählen oder hier ablegen
best-of = Die Besten: { $title }
rating = Wertung
games = Spiele
wins = Siege
mean-points = Punkte im Schnitt
no-games-yet = Noch keine beendeten Spiele.

## Konto und Einstellungen

you-are = Du bist als { $name } angemeldet.
you-are-guest = Du spielst als Gast unter dem Namen { $name }.
my-statistics = Statistik
rename = Anderer Name
make-account = Konto anlegen
make-account-help = Mit Name und Passwort bleiben deine Spiele, und du kannst auf anderen Geräten spielen.
sign-in = Anmelden
sign-in-help = Mit einem Konto, das du hast. Die Spiele dieses Gastes bleiben zurück.
sign-out = Abmelden
change-password = Passwort ändern
password = Passwort
new-password = Neues Passwort (mindestens 8 Zeichen)
mail = Mailadresse
webhook = Webhook
code = Code
tell-me = Sag mir, wenn ich dran bin
tell-me-help = Wenn du nicht hier bist. Ein Webhook ist eine https-Adresse von dir, die eine kurze Nachricht bekommt.
confirm-mail = Gib den Code aus der Mail ein
confirm-mail-help = Er ging an { $mail }. Erst danach kommen Mails.
sessions = Wo du angemeldet bist
session-seen = Seit { $created }, zuletzt gesehen { $seen }
session-this = dieser Browser
session-end = Beenden
account-taken = Dieser Name ist vergeben.
account-forbidden = Name oder Passwort stimmt nicht.
account-wrong-code = Das ist nicht der Code.
account-not-now = Das bietet dieser Server nicht an.
account-slow-down = Zu viele Versuche: warte einen Moment.
settings-kept = In diesem Browser gespeichert.
language = Sprache
theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
glow = Was möglich ist, leuchtet
glow-strong = Kräftig
glow-soft = Sanft
glow-off = Gar nicht
speed = Tempo der Bewegungen
speed-off = Aus
forced = Zwangsläufiges von selbst
forced-help = Was keine Alternative hat, geschieht ohne Nachfrage.
careful = Vorsicht am Ende des Zugs
careful-help = Ein Zug, der Würfel, Karten oder Marker ungenutzt ließe, endet erst beim zweiten Mal.
news = Was die anderen getan haben
news-help = Bist du wieder dran, sagt die Leiste kurz, was seit deinem letzten Zug geschehen ist.
sounds = Töne
sounds-help = Ein leiser Ton, wenn du dran bist.
notifications = Benachrichtigungen
notifications-help = Dieser Browser ruft dich, wenn du dran bist und anderswohin schaust.
notifications-blocked = Dieser Browser erlaubt es nicht. Seine Einstellungen für diese Seite sagen, warum.

## Tasten

keys = Tasten
key-arrows = zwischen den wählbaren Orten wandern
key-look = zwischen allem wandern, was sich erklärt
key-point = den Ort wählen
key-clear = Gewähltes loslassen
key-dice = einen Würfel nach seiner Zahl wählen
key-end = den Zug beenden oder bestätigen
key-undo = zurücknehmen
key-restart = den Zug neu beginnen
key-notation = eine Wahl eintippen
key-help = erklären, was im Fokus ist
key-log = Verlauf
key-chat = Chat
key-menu = Menü
key-keys = diese Übersicht

## Über Kontor

about-house = Was Kontor ist
about-house-text = Kontor ist ein Tisch für zwei große Brettspiele: Die Burgen von Burgund und Mombasa. Es kennt ihre vollständigen Regeln, hat Computerspieler in vier Stärken, bewahrt jedes Spiel als Aufzeichnung zum Nachspielen und kann von allen auf dem eigenen Rechner betrieben werden. Alle Zeichnungen, Texte und Töne sind dafür entstanden.
about-history = Die Geschichte hinter Mombasa
about-history-text = Mombasa spielt im Afrika der privilegierten Handelskompanien. Das Spiel zeigt ihr Geschäft als abstrakten Wettstreit: Karten, Anteile, eine Landkarte mit Handelsposten.

    Was diese Kompanien taten, war kein Spiel. Vom späten 18. bis ins frühe 20. Jahrhundert teilten europäische Mächte und Gesellschaften den Kontinent unter sich auf, zogen Grenzen, ohne die zu fragen, die dort lebten, nahmen Land und Arbeit mit Gewalt und handelten mit Menschen. Millionen verloren Freiheit, Heimat oder Leben, und die Folgen reichen bis heute.

    Das Spiel lässt dies aus. Wir lassen seine Regeln, wie sie sind, verwenden nur Namen von Orten, Waren und Kompanien, und bitten dich, im Sinn zu behalten, wofür sie stehen.
about-fair = Faires Spiel
about-fair-text = Würfel und Karten kommen aus einem geheimen Schlüssel, der zu Beginn eines Spiels gezogen wird. Sein Fingerabdruck ist von Anfang an zu sehen, der Schlüssel selbst nach dem Ende, so dass alle jeden Wurf nachprüfen können. Kein Platz und kein Computerspieler erfährt mehr, als am Tisch zu sehen wäre.
about-names = Namen und Rechte
about-names-text = Die Burgen von Burgund ist ein Spiel von Stefan Feld, Mombasa eines von Alexander Pfister; Namen und Spielanleitungen gehören ihren Verlagen und Autoren. Kontor ist ein unabhängiges Projekt ohne Verbindung zu ihnen. Wenn dir hier ein Spiel gefällt, kaufe es: mit echten Plättchen in der Hand ist es noch schöner.
