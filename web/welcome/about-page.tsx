import { m } from '#messages';
import { PATHS } from '../paths.ts';
import FocusPicture from '../ui/art/round-focus.svg?react';
import RoundLeaf from '../ui/art/round-leaf.svg?react';
import PeoplePicture from '../ui/art/round-people.svg?react';
import SoundPicture from '../ui/art/round-sound.svg?react';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { SealQuestionIcon } from '../ui/icons.ts';
import { Row } from '../ui/layout/layout.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import { Contents, Points, TextPage, TextSection } from './text-page/text-page.tsx';

export const meta = pageMeta(m['welcome.about.page_title'], m['welcome.about.page_description']);

const aboutParts = () => ({
  who: { id: 'who', name: m['welcome.about.who.title']() },
  does: { id: 'does', name: m['welcome.about.does.title']() },
  doesNot: { id: 'does-not', name: m['welcome.about.does_not.title']() },
  data: { id: 'data', name: m['welcome.about.data.title']() },
  help: { id: 'help', name: m['welcome.about.help.title']() },
});

export default function AboutPage() {
  const parts = aboutParts();
  return (
    <TextPage
      title={m['welcome.about.title']()}
      lead={m['welcome.about.lead']()}
      contents={<Contents parts={Object.values(parts)} />}
    >
      <TextSection {...parts.who} tone="berry" picture={<PeoplePicture />}>
        <p>{m['welcome.about.who.learners']()}</p>
        <p>{m['welcome.about.who.free']()}</p>
      </TextSection>
      <TextSection {...parts.does} tone="warm" picture={<FocusPicture />}>
        <Points>
          <li>{m['welcome.about.does.test']()}</li>
          <li>{m['welcome.about.does.report']()}</li>
          <li>{m['welcome.about.does.games']()}</li>
          <li>{m['welcome.about.does.level_up_lab']()}</li>
        </Points>
        <Row>
          <ButtonLink look="line" to={PATHS.dashboard}>
            {m['welcome.about.does.dashboard']()}
          </ButtonLink>
        </Row>
      </TextSection>
      <TextSection {...parts.doesNot} picture={<SealQuestionIcon />}>
        <p>{m['welcome.about.does_not.diagnosis']()}</p>
        <p>{m['welcome.about.does_not.treatment']()}</p>
        <Row>
          <ButtonLink look="line" to={PATHS.resultsExplained}>
            {m['welcome.about.does_not.results_explained']()}
          </ButtonLink>
        </Row>
      </TextSection>
      <DataKept />
      <AskUs />
    </TextPage>
  );
}

function AskUs() {
  return (
    <TextSection {...aboutParts().help} tone="berry" picture={<SoundPicture />}>
      <p>{m['welcome.about.help.where']()}</p>
      <Row>
        <Button {...useOpener('help')}>{m['welcome.about.help.open']()}</Button>
      </Row>
      <p>{m['welcome.about.help.demo']()}</p>
      <Row>
        <Button look="line" {...useOpener('demo')}>
          {m['welcome.book_demo']()}
        </Button>
      </Row>
    </TextSection>
  );
}

/** Keep each sentence true of the app as it is built. */
function DataKept() {
  return (
    <TextSection {...aboutParts().data} picture={<RoundLeaf />}>
      <h3>{m['welcome.about.data.with_account.title']()}</h3>
      <Points>
        <li>{m['welcome.about.data.with_account.games']()}</li>
        <li>{m['welcome.about.data.with_account.test_results']()}</li>
        <li>{m['welcome.about.data.with_account.other_learners']()}</li>
        <li>{m['welcome.about.data.with_account.leaderboard']()}</li>
      </Points>
      <h3>{m['welcome.about.data.without_account.title']()}</h3>
      <Points>
        <li>{m['welcome.about.data.without_account.games']()}</li>
        <li>{m['welcome.about.data.without_account.test_results']()}</li>
        <li>{m['welcome.about.data.without_account.copy']()}</li>
      </Points>
      <h3>{m['welcome.about.data.everybody.title']()}</h3>
      <Points>
        <li>{m['welcome.about.data.everybody.diary']()}</li>
        <li>{m['welcome.about.data.everybody.demo']()}</li>
        <li>{m['welcome.about.data.everybody.ads']()}</li>
        <li>{m['welcome.about.data.everybody.videos']()}</li>
        <li>{m['welcome.about.data.everybody.open_source']()}</li>
      </Points>
    </TextSection>
  );
}
