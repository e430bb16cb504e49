import { useMemo } from 'react';
import { AssignmentFrame } from './assignment-frame.tsx';
import { PassageCard } from './passage-card.tsx';
import { PASSAGES, type Passage } from './passages.ts';
import { ReadingBar } from './reading-bar.tsx';
import { ReadingToolbar } from './reading-toolbar.tsx';
import { changeTools, useReadingTools } from './reading-tools.ts';
import { spokenPassage } from './spoken-passage.ts';
import { usePassageReading } from './use-passage-reading.ts';

export const meta = () => [{ title: 'Reading Assignment | #thembstudy' }];

export default function AssignmentPage() {
  const { passage: id } = useReadingTools();
  const at = PASSAGES.findIndex((passage) => passage.id === id);
  const next = PASSAGES[(at + 1) % PASSAGES.length];
  const passage = PASSAGES[at];
  return passage && next ? <Assignment passage={passage} next={next} /> : null;
}

function Assignment({ passage, next }: { passage: Passage; next: Passage }) {
  const tools = useReadingTools();
  const spoken = useMemo(() => spokenPassage(passage), [passage]);
  const reading = usePassageReading(spoken);
  const choose = (id: string) => {
    reading.stop();
    changeTools({ passage: id });
  };
  return (
    <AssignmentFrame title={passage.title} isOn={reading.isOn}>
      <ReadingToolbar tools={tools} reading={reading} onChoose={choose} />
      <PassageCard passage={passage} spoken={spoken} reading={reading} tools={tools} />
      <ReadingBar spoken={spoken} reading={reading} next={next} onChoose={choose} />
    </AssignmentFrame>
  );
}
