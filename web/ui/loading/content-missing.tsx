import { m } from '#messages';
import { ButtonLink } from '../controls/button.tsx';
import { Page } from '../layout/layout.tsx';

type ContentMissingProps = {
  part: 'passages' | 'statements' | 'picture-words' | 'word-or-not' | 'sound-match' | 'letters' | 'videos';
  /** The target of the link that replaces the page. */
  to: string;
};

/** A page that says that its content does not exist in the learner's language. */
export function ContentMissing({ part, to }: ContentMissingProps) {
  return (
    <Page width="narrow">
      <h1>{m['shared.content_missing.sentence']({ part })}</h1>
      <ButtonLink to={to}>{m['shared.content_missing.go_on']()}</ButtonLink>
    </Page>
  );
}
