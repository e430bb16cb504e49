import { m } from '#messages';
import { Points, TextSection } from '../text-page/text-page.tsx';

/** The cases in which a result has a validity problem; they are those of rules/screening/validity.ts. */
export function ValidityNote() {
  return (
    <TextSection name={m['welcome.results_explained.says_little.title']()}>
      <p>{m['welcome.results_explained.says_little.meaning']()}</p>
      <p>{m['welcome.results_explained.says_little.when']()}</p>
      <Points>
        <li>{m['welcome.results_explained.says_little.ball']()}</li>
        <li>{m['welcome.results_explained.says_little.same']()}</li>
        <li>{m['welcome.results_explained.says_little.heard']()}</li>
        <li>{m['welcome.results_explained.says_little.fast']()}</li>
      </Points>
      <p>{m['welcome.results_explained.says_little.unseen']()}</p>
    </TextSection>
  );
}
