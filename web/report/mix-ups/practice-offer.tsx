import { lazy, Suspense, useState } from 'react';
import { LETTERS } from '#content/letters.ts';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import css from '../report.module.css';

const TurningPractice = lazy(() => import('./turning-practice.tsx'));

/** Offers a practice with b, d, p and q; its chunk is loaded when it is opened. */
export function PracticeOffer() {
  const [isOpen, setIsOpen] = useState(false);
  if (!LETTERS) return null;
  return (
    <Stack className={css.screenOnly}>
      <p className={css.measure}>{m['report.confusions.practice.offer']()}</p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{m['shared.one_moment']()}</p>}>
          <TurningPractice promptOf={LETTERS.promptOf} />
        </Suspense>
      ) : (
        <Button look="line" onPress={() => setIsOpen(true)}>
          {m['report.confusions.practice.open']()}
        </Button>
      )}
    </Stack>
  );
}
