import { SETTINGS } from '#rules/settings.ts';

const USUAL_PX = 18;

/** What the handles of the sliders stand at, as somebody would say it. */
export function sizeWords(size: number): string {
  const px = Math.round(size * USUAL_PX);
  return px === USUAL_PX ? `${px}, as usual` : `${px}`;
}

export function spacingWords(spacing: number): string {
  const { most, step } = SETTINGS.spacing;
  if (spacing < step) return 'as usual';
  const words = spacing <= 0.375 ? 'a little more room' : spacing <= 0.75 ? 'more room' : 'much more room';
  return `${words} (${Math.round(spacing / step)} of ${most / step})`;
}

export function volumeWords(volume: number): string {
  return volume === 0 ? 'off: you hear nothing' : `${volume} %`;
}

export function voiceSpeedWords(speed: number): string {
  const percent = Math.round(speed * 100);
  if (percent === 100) return 'as usual (100 %)';
  const words = percent < 80 ? 'slow' : percent < 100 ? 'a bit slower' : percent <= 120 ? 'a bit faster' : 'fast';
  return `${words} (${percent} %)`;
}
