import type { ReactNode } from 'react';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { Card, classNames, Row, Stack, type Tone } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../dashboard.module.css';

type StepCardProps = {
  title: string;
  sentence: string;
  tone: Tone;
  picture: ReactNode;
  children: ReactNode;
  /** Whether it is a placeholder; `unless-new-here`: on a device on which no part was started it is shown at once. */
  isBlank?: boolean | 'unless-new-here';
  /** Whether another card has the primary action of the page. */
  isSecond?: boolean;
};

/** A suggested step on the dashboard; `children` are its buttons. */
export function StepCard({
  title,
  sentence,
  tone,
  picture,
  children,
  isBlank = false,
  isSecond = false,
}: StepCardProps) {
  return (
    <Card
      isRoomy
      isFree
      className={classNames(
        css.step,
        !isSecond && css.first,
        isBlank && layout.blank,
        isBlank === 'unless-new-here' && css.newHere,
      )}
    >
      <div className={css.what}>
        <RoundPicture tone={tone} size={84}>
          {picture}
        </RoundPicture>
        <Stack gap="s" className={css.words}>
          <h2>{title}</h2>
          <p>{sentence}</p>
        </Stack>
      </div>
      <Row className={layout.rowQuiet}>{children}</Row>
    </Card>
  );
}
