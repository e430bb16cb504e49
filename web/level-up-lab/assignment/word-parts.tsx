import css from './word-parts.module.css';

/** A word with a mark between its parts; copied or read out, it is the word alone. */
export function WordParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
    <span key={index} className={css.part}>
      {part}
    </span>
  ));
}
