import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SetText } from '#contract/groups/group-texts.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { cutIntoSections } from '#rules/reading/my-texts.ts';
import { keepPlaceInSetText, placeInSetText, setTextQuery } from '../../api/set-texts.ts';
import { isRequestProblem, sentenceOf } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { BackLink, Note, Page } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { FinishSetText } from './finish-set-text.tsx';
import css from './my-texts.module.css';
import { TextParts } from './text-parts.tsx';

/** A text that a leader set, in the reader of My Texts. */
export function ReadSetText({ textId, learner }: { textId: string; learner: Learner | null }) {
  return (
    <Page isTall isWide className={css.reading}>
      <BackLink to={PATHS.dashboard} label={m['my_texts.set.back']()} />
      {learner ? <OpenSetText textId={textId} learner={learner} /> : <LogInFirst />}
    </Page>
  );
}

function LogInFirst() {
  return (
    <Note>
      <p>{m['my_texts.set.log_in']()}</p>
      <Button look="quiet" {...useOpener('log-in')}>
        {m['shared.log_in']()}
      </Button>
    </Note>
  );
}

type OpenSetTextProps = { textId: string; learner: Learner };

function OpenSetText({ textId, learner }: OpenSetTextProps) {
  const { data: text, error, refetch } = useQuery(setTextQuery(learner.id, textId));
  if (text) return <InParts text={text} learner={learner} />;
  if (!error)
    return (
      <div className={layout.loading}>
        <p>{m['my_texts.set.loading']()}</p>
      </div>
    );
  return (
    <Note tone="danger">
      <p>{sentenceOf(error)}</p>
      {!isRequestProblem(error, 'text-not-set') && (
        <Button look="quiet" onPress={() => void refetch()}>
          {m['shared.try_again']()}
        </Button>
      )}
    </Note>
  );
}

function InParts({ text: { textId, title, paragraphs }, learner }: { text: SetText; learner: Learner }) {
  const sections = useMemo(() => cutIntoSections(paragraphs.map((text) => ({ text, isHeading: false }))), [paragraphs]);
  return (
    <TextParts
      text={{ id: textId, title, headings: sections.map(() => null), place: placeInSetText(learner.id, textId) }}
      onPlace={(place) => keepPlaceInSetText(learner.id, textId, place)}
      sectionOf={async (section) => sections[section] ?? { paragraphs: [] }}
      end={<FinishSetText textId={textId} title={title} learner={learner} />}
    />
  );
}
