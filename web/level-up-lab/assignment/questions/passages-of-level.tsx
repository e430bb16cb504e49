import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import type { Passages } from '#content/content.ts';
import { m } from '#messages';
import { PASSAGE_LEVELS } from '#rules/reading/passages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import { useFinishedPassages } from './use-finished-passages.ts';

type PassagesOfLevelProps = {
  passages: Passages;
  /** The id of the passage on the page. */
  chosen: string;
  onChoose: (passage: string) => void;
};

/** The passages of one level, initially that of the page. Passages with answered questions are marked. */
export function PassagesOfLevel({ passages, chosen, onChoose }: PassagesOfLevelProps) {
  const finished = useFinishedPassages();
  const [level, setLevel] = useState(passages.find(({ id }) => id === chosen)?.level ?? PASSAGE_LEVELS[0]);
  return (
    <>
      <SegmentedControl
        label={m['level_up_lab.assignment.choose_level']()}
        hint={m['level_up_lab.assignment.level']({ level })}
        segments={PASSAGE_LEVELS.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(level)}
        onChange={(value) => setLevel(PASSAGE_LEVELS.find((each) => String(each) === value) ?? level)}
      />
      <Row as="ul" isTight>
        {passages
          .filter((passage) => passage.level === level)
          .map(({ id, title }) => (
            <li key={id}>
              <Button
                look={id === chosen ? 'filled' : 'line'}
                aria-pressed={id === chosen}
                onPress={() => onChoose(id)}
              >
                {finished.has(id) && <CheckIcon />}
                {finished.has(id) ? (
                  <span>
                    <ParaglideMessage
                      message={m['level_up_lab.assignment.finished']}
                      inputs={{ title }}
                      markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
                    />
                  </span>
                ) : (
                  title
                )}
              </Button>
            </li>
          ))}
      </Row>
    </>
  );
}
