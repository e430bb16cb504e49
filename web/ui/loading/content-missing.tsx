import { m } from '#messages';
import { ButtonLink } from '../controls/button.tsx';
import { Page } from '../layout/page.tsx';

type ContentMissingProps = {
  part: 'passages' | 'statements' | 'picture-words' | 'word-or-not' | 'sound-match' | 'letters' | 'videos';
  /** The address that leads on. */
  to: string;
};

/** The page of a part that the content of the learner's language lacks. */
export function ContentMissing({ part, to }: ContentMissingProps) {
  return (
    <Page width="narrow">
      <h1>{m['shared.content_missing.sentence']({ part })}</h1>
      <ButtonLink to={to}>{m['shared.content_missing.go_on']()}</ButtonLink>
    </Page>
  );
}
