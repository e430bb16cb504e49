import { m } from '#messages';

const USUAL_PX = 18;

/** The values of the sliders in words. */
export function sizeText(size: number): string {
  const px = Math.round(size * USUAL_PX);
  return px === USUAL_PX ? m['settings.size.usual']({ px }) : `${px}`;
}

export function volumeText(volume: number): string {
  return volume === 0 ? m['settings.volume.off']() : m['settings.volume.value']({ percent: volume });
}

export function voiceSpeedText(speed: number): string {
  const percent = Math.round(speed * 100);
  return m['settings.voice_speed.value']({ speed: speedWord(percent), percent });
}

function speedWord(percent: number): 'slow' | 'slower' | 'usual' | 'faster' | 'fast' {
  if (percent < 80) return 'slow';
  if (percent < 100) return 'slower';
  if (percent === 100) return 'usual';
  return percent <= 120 ? 'faster' : 'fast';
}
