import { useFocusMode } from '../api/focus-mode.ts';
import { PATHS } from '../app/paths.ts';
import ReadingTile from '../ui/art/tile-reading.svg?react';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { BookOpenTextIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { WORDS_IN_A_PASSAGE } from './assignment/passages.ts';
import css from './assignment-tile.module.css';

/** The way to the reading, over the whole width. */
export function AssignmentTile() {
  const focusMode = useFocusMode();
  return (
    <section className={classNames(card.card, css.tile)} aria-labelledby="assignment">
      <span className={css.art} aria-hidden="true">
        <ReadingTile />
      </span>
      <div className={css.words}>
        {!focusMode && (
          <Badge tone="sun">
            <BookOpenTextIcon />
            {WORDS_IN_A_PASSAGE} words
          </Badge>
        )}
        <h2 id="assignment">Reading Assignment</h2>
        <p className={layout.soft}>Short texts at three levels. The voice can read along with you.</p>
        <div className={css.go}>
          <ButtonLink size="l" to={PATHS.assignment}>
            Start reading
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
