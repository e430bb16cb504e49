/** A text without the signs of its emphasis, and where it is emphasized, by the indexes of the text. */
export type MarkedText = { text: string; emphasis: readonly { start: number; end: number }[] };

/** Signs alone on a line, between two scenes: "* * *", "---", "⁂". */
const SCENE_BREAK = /^(?:[*∗＊•·#~=–—-]\s?){3,}$|^[⁂❦❧☙]$/u;

/**
 * Signs around words, with a blank or a bracket before them and none after: not in the middle of a word, in a sum, or in a
 * gap to be filled. Both signs are alike, one to three.
 */
const MARKS = ['\\*', '_'].map(
  (sign) =>
    new RegExp(
      `(^|[\\s\\p{Ps}\\p{Pi}\\p{Pd}"'¿¡])(${sign}{1,3})((?=[^\\s${sign}]).*?[^\\s${sign}])\\2(?=$|[\\s\\p{Pe}\\p{Pf}\\p{Pd}"'.,:;!?…])`,
      'gsu',
    ),
);

/** Reads `_x_`, `*x*`, `**x**` and the like as emphasis, as plain texts write it. */
export function readMarks(written: string): MarkedText {
  // Letters of a private area stand for the beginning and the end of the emphasis.
  const text = marked(written.replace(/[\ue000\ue001]/g, ''));
  const emphasis: { start: number; end: number }[] = [];
  let plain = '';
  let depth = 0;
  for (const part of text.split(/([\ue000\ue001])/)) {
    if (part === '\ue000') {
      if (depth === 0) emphasis.push({ start: plain.length, end: plain.length });
      depth += 1;
    } else if (part === '\ue001') {
      depth -= 1;
      const last = emphasis.at(-1);
      if (depth === 0 && last) last.end = plain.length;
    } else plain += part;
  }
  return { text: plain, emphasis };
}

/**
 * Writes emphasis as `_x_`, where `readMarks` reads it back: not within a word. When no letters are left without it, it says
 * nothing and is left out.
 */
export function writeMarks({ text, emphasis }: MarkedText): string {
  const stretches = joined(text, emphasis);
  const isPlain = (part: string) => readMarks(part).text === text;
  if (!isPlain(text) || !/\p{L}/u.test(textOutside(text, stretches))) return text;
  return stretches.reduceRight((written, { start, end }) => {
    const within = text.slice(start, end);
    const [from, to] = [end - within.trimStart().length, start + within.trimEnd().length];
    const marked = `${written.slice(0, from)}_${written.slice(from, to)}_${written.slice(to)}`;
    return from < to && isPlain(marked) ? marked : written;
  }, text);
}

/** Stretches with nothing but blanks between them are one. */
function joined(text: string, emphasis: MarkedText['emphasis']): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of [...emphasis].sort((one, other) => one.start - other.start)) {
    const last = stretches.at(-1);
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}

function textOutside(text: string, stretches: readonly { start: number; end: number }[]): string {
  return [{ start: 0, end: 0 }, ...stretches]
    .map(({ end }, at) => text.slice(end, stretches[at]?.start ?? text.length))
    .join('');
}

/** Whether a line of signs separates two scenes. */
export function isSceneBreak(text: string): boolean {
  return SCENE_BREAK.test(text.trim());
}

function marked(written: string): string {
  const withLetters = (all: string, before: string, signs: string, within: string) => {
    // A number needs two signs: "5 *3* 2" is a sum.
    const isText = signs.length > 1 ? /[\p{L}\p{N}]/u : /\p{L}/u;
    return isText.test(within) ? `${before}\ue000${marked(within)}\ue001` : all;
  };
  return MARKS.reduce((text, marks) => text.replace(marks, withLetters), written);
}
