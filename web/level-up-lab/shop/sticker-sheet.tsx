import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#messages';
import { LEAF_KINDS, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import { OwnTree } from '../../activities/tree/own-tree.tsx';
import { leafWords } from '../../activities/tree/tree-words.ts';
import { useActivity } from '../../activities/tree/use-activity.ts';
import { firstName } from '../../learner/first-name.ts';
import css from './sticker-sheet.module.css';

const STICKERS = 12;

/** The printable page of a learner who owns the sheet; not visible on the screen. */
export function StickerSheet({ name }: { name: string }) {
  const activity = useActivity() ?? NO_ACTIVITY;
  const own = LEAF_KINDS.filter((kind) => activity.counts[kind] > 0);
  const kinds = own.length > 0 ? own : LEAF_KINDS;
  useEffect(() => {
    document.documentElement.dataset.prints = 'sheet';
    return () => {
      delete document.documentElement.dataset.prints;
    };
  }, []);
  const first = firstName(name);
  return createPortal(
    <div className={css.sheet}>
      <h1>{first ? m['lab.shop.sheet.title']({ name: first }) : m['lab.shop.sheet.title_unnamed']()}</h1>
      <OwnTree activity={activity} isAlone className={css.tree} />
      <p>{leafWords(activity)}</p>
      <ul className={css.stickers}>
        {Array.from({ length: STICKERS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stickers never change their order
          <li key={at}>
            <LeafPicture kind={kinds[at % kinds.length] ?? 'simon'} />
          </li>
        ))}
      </ul>
      <p>{m['lab.shop.sheet.cut']()}</p>
    </div>,
    document.body,
  );
}
