/** Small sounds made on the spot; silent until asked for. */
import { settings } from "./settings.svelte";

export type Sound = "plant" | "paper" | "coin" | "bell" | "gavel" | "no";

let audio: AudioContext | null = null;

interface Tone {
  pitch: number;
  after: number;
  length: number;
  kind: OscillatorType;
  loud: number;
}

const tone = (
  pitch: number,
  after: number,
  length: number,
  kind: OscillatorType = "sine",
  loud = 0.12,
): Tone => ({
  pitch,
  after,
  length,
  kind,
  loud,
});

const SOUNDS: Record<Sound, Tone[]> = {
  plant: [tone(180, 0, 0.09, "triangle", 0.25), tone(120, 0.03, 0.08, "triangle", 0.2)],
  paper: [tone(900, 0, 0.03, "sawtooth", 0.03), tone(1300, 0.03, 0.04, "sawtooth", 0.03)],
  coin: [tone(1318, 0, 0.09), tone(1760, 0.07, 0.16)],
  bell: [tone(784, 0, 0.35), tone(1175, 0.02, 0.3, "sine", 0.06)],
  gavel: [tone(140, 0, 0.07, "square", 0.16), tone(90, 0.02, 0.1, "square", 0.12)],
  no: [tone(200, 0, 0.12, "triangle", 0.1)],
};

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const { pitch, after, length, kind, loud } of SOUNDS[sound]) {
    const start = audio.currentTime + after;
    const wave = audio.createOscillator();
    const gain = audio.createGain();
    wave.type = kind;
    wave.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    wave.connect(gain).connect(audio.destination);
    wave.start(start);
    wave.stop(start + length);
  }
}
