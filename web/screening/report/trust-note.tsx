import { Link } from 'react-router';
import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { SealQuestionIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import css from './report.module.css';

/** How far a result can be trusted. 12 of 100: sensitivity 0.75, specificity 0.71 (Arrondo et al. 2024), 5 in 100 have ADHD. */
export function TrustNote() {
  return (
    <Note tone="warm" icon={<SealQuestionIcon />}>
      <p>
        <strong>How sure is this?</strong> Not very. Nobody has published what is usual for these three parts.
      </p>
      <p className={layout.small}>
        If everybody took a longer clinical test of attention, about 12 of 100 people it points to would have ADHD. Take
        this as a reason to look closer, not as an answer.
      </p>
      <p className={classNames(layout.small, css.screenOnly)}>
        <Link className={css.aloneLink} to={PATHS.resultsExplained}>
          What a result can and cannot tell
        </Link>
      </p>
    </Note>
  );
}
