import { useId, useRef, useState } from 'react';
import type { Passages } from '#content/content.ts';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { BookOpenTextIcon } from '../../ui/icons.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { PassagesOfLevel } from './questions/passages-of-level.tsx';

type PassageChoiceProps = {
  passages: Passages;
  /** The id of the passage on the page. */
  chosen: string;
  onChoose: (passage: string) => void;
};

/** The list of passages, collapsed at first. */
export function PassageChoice({ passages, chosen, onChoose }: PassageChoiceProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (passage: string) => {
    button.current?.focus();
    setIsOpen(false);
    onChoose(passage);
  };
  return (
    <>
      <Row>
        <Button
          ref={button}
          look="line"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onPress={() => setIsOpen(!isOpen)}
        >
          <BookOpenTextIcon />
          {m['level_up_lab.assignment.passages']()}
        </Button>
      </Row>
      {isOpen && (
        <Card id={id} as="div" gap="m">
          <PassagesOfLevel passages={passages} chosen={chosen} onChoose={choose} />
        </Card>
      )}
    </>
  );
}
