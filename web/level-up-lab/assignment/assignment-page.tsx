import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useMemo } from 'react';
import type { Passages } from '#content/content.ts';
import { passagesOf, WORDS_IN_A_PASSAGE } from '#content/passages.ts';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { PATHS } from '../../app/paths.ts';
import { ContentMissing } from '../../ui/content-missing.tsx';
import layout from '../../ui/layout.module.css';
import { BackLink, Page } from '../../ui/page.tsx';
import { Row } from '../../ui/stack.tsx';
import css from './assignment.module.css';
import { PassageCard } from './passage-card.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { ReadingToolbar } from './reading-toolbar.tsx';
import { changeTools, useReadingTools } from './reading-tools.ts';
import { spokenPassage } from './spoken-passage.ts';
import { usePassageReading } from './use-passage-reading.ts';

export const meta = () => [
  { title: m['level_up_lab.assignment.page_title']() },
  { name: 'description', content: m['level_up_lab.assignment.page_description']() },
];

export default function AssignmentPage() {
  const passages = passagesOf(getLocale());
  return passages ? <Assignment passages={passages} /> : <ContentMissing part="passages" to={PATHS.levelUpLab} />;
}

/** During a reading the title is hidden, and a badge shows the number of words. */
function Assignment({ passages }: { passages: Passages }) {
  const tools = useReadingTools();
  const index = passages.findIndex(({ id }) => id === tools.passage);
  const passage = passages[index] ?? passages[0];
  const next = passages[passages.indexOf(passage) + 1] ?? passages[0];
  const spoken = useMemo(() => spokenPassage(passage), [passage]);
  const reading = usePassageReading(spoken);
  const choose = (id: string) => {
    reading.stop();
    changeTools({ passage: id });
  };
  return (
    <Page isWide className={css.page}>
      <Row isApart>
        <BackLink to={PATHS.levelUpLab} label={m['level_up_lab.assignment.back']()} />
        {reading.isOn && <WordsBadge />}
      </Row>
      {reading.isOn ? (
        <h1 className={layout.hidden}>{passage.title}</h1>
      ) : (
        <h1>{m['level_up_lab.assignment.title']()}</h1>
      )}
      <ReadingToolbar passages={passages} chosen={passage.id} tools={tools} reading={reading} onChoose={choose} />
      <div data-until-hydrated>
        <PassageCard passage={passage} spoken={spoken} reading={reading} tools={tools} />
      </div>
      <ReadingBar spoken={spoken} reading={reading} next={next} onChoose={choose} />
    </Page>
  );
}

function WordsBadge() {
  return (
    <p className={css.badge}>
      <ParaglideMessage
        message={m['level_up_lab.assignment.badge']}
        inputs={{ count: WORDS_IN_A_PASSAGE }}
        markup={{
          number: ({ children }) => <span>{children}</span>,
          hidden: ({ children }) => <span className={layout.hidden}>{children}</span>,
        }}
      />
    </p>
  );
}
