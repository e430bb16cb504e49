import { useId, useRef, useState } from 'react';
import type { Passages } from '#content/content.ts';
import { PASSAGE_LEVELS } from '#content/passages.ts';
import { m } from '#messages';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BookOpenTextIcon, CheckIcon, PauseIcon, PlayIcon, SlidersHorizontalIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/stack.tsx';
import css from './assignment.module.css';
import type { ReadingTools } from './reading-tools.ts';
import { ToolChoices } from './tool-choices.tsx';
import type { PassageReading } from './use-passage-reading.ts';

type ReadingToolbarProps = {
  passages: Passages;
  /** The id of the passage on the page. */
  chosen: string;
  tools: ReadingTools;
  reading: PassageReading;
  onChoose: (passage: string) => void;
};

/** The choice of the passage and the reading tools, both collapsed at first. */
export function ReadingToolbar({ passages, chosen, tools, reading, onChoose }: ReadingToolbarProps) {
  const id = useId();
  const passagesButton = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState<'passages' | 'tools' | null>(null);
  const toggle = (name: 'passages' | 'tools') => ({
    look: 'line' as const,
    'aria-expanded': expanded === name,
    ...(expanded === name && { 'aria-controls': id }),
    onPress: () => setExpanded(expanded === name ? null : name),
  });
  return (
    <>
      <Row isTight>
        {reading.isOn && (
          <Button look="line" onPress={reading.isReading ? reading.pause : reading.resume}>
            {reading.isReading ? <PauseIcon /> : <PlayIcon />}
            {reading.isReading ? m['level_up_lab.assignment.pause']() : m['level_up_lab.assignment.resume']()}
          </Button>
        )}
        <Button ref={passagesButton} {...toggle('passages')}>
          <BookOpenTextIcon />
          {m['level_up_lab.assignment.passages']()}
        </Button>
        <Button {...toggle('tools')}>
          <SlidersHorizontalIcon />
          {m['level_up_lab.assignment.tools']()}
        </Button>
      </Row>
      {expanded && (
        <Card id={id} as="div" gap="m">
          {expanded === 'tools' && <ToolChoices tools={tools} />}
          {expanded === 'passages' && (
            <PassageChoice
              {...{ passages, chosen }}
              onChoose={(passage) => {
                setExpanded(null);
                passagesButton.current?.focus();
                onChoose(passage);
              }}
            />
          )}
        </Card>
      )}
    </>
  );
}

/** All passages, by level. */
function PassageChoice({ passages, chosen, onChoose }: Pick<ReadingToolbarProps, 'passages' | 'chosen' | 'onChoose'>) {
  return PASSAGE_LEVELS.map((level) => (
    <Stack key={level} as="section">
      <h2 className={css.level}>{m['level_up_lab.assignment.level']({ level })}</h2>
      <Row as="ul" isTight>
        {passages
          .filter((passage) => passage.level === level)
          .map(({ id, title }) => (
            <li key={id}>
              <Button look="line" aria-pressed={id === chosen} onPress={() => onChoose(id)}>
                {id === chosen && <CheckIcon />}
                {title}
              </Button>
            </li>
          ))}
      </Row>
    </Stack>
  ));
}
