import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import { Row, Stack } from '../ui/stack.tsx';
import type { Tone } from '../ui/tone.ts';
import css from './dashboard.module.css';

type StepCardProps = { title: string; sentence: string; tone: Tone; picture: ReactNode; children: ReactNode };

/** A step that the dashboard suggests; `children` are its buttons. */
export function StepCard({ title, sentence, tone, picture, children }: StepCardProps) {
  return (
    <Card isRoomy isFree className={css.step}>
      <div className={css.what}>
        <Lens tone={tone} size={84}>
          {picture}
        </Lens>
        <Stack gap="s" className={css.words}>
          <h2>{title}</h2>
          <p>{sentence}</p>
        </Stack>
      </div>
      <Row className={layout.rowQuiet}>{children}</Row>
    </Card>
  );
}
