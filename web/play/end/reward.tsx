import { Suspense } from 'react';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import css from './end-panel.module.css';
import type { EndRewardProps } from './end-reward.tsx';

/** Loaded with the end panel, not with the game. */
const EndReward = lazyChunk(async () => (await import('./end-reward.tsx')).EndReward);
const ListenButton = lazyChunk(async () => (await import('../../read-aloud/listen-button.tsx')).ListenButton);

/** What a run brought, with a placeholder until its chunk has loaded. */
export function Reward(props: EndRewardProps) {
  return (
    <Suspense fallback={<div className={css.reward} />}>
      <EndReward {...props} />
    </Suspense>
  );
}

/** Reads the panel aloud. */
export function EndListenButton() {
  return (
    <Suspense>
      <ListenButton />
    </Suspense>
  );
}
