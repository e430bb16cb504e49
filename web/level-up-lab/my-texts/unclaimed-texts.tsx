import { useState } from 'react';
import { m } from '#messages';
import { claimOwnTexts, onOwnTextsChange, ownTexts } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row } from '../../ui/layout/stack.tsx';

/**
 * Offers a learner the texts that visitors added on this device. It shows no titles, because another person may have
 * added them.
 */
export function UnclaimedTexts({ owner }: { owner: string }) {
  const { data: texts } = useDeviceData('unclaimed', () => ownTexts(null), onOwnTextsChange);
  const [hasFailed, setHasFailed] = useState(false);
  if (!texts || texts.length === 0) return null;
  const claim = async () => {
    // The button is removed, and the focus would be lost.
    document.getElementById('your-texts')?.focus();
    setHasFailed(false);
    await claimOwnTexts(owner).catch(() => setHasFailed(true));
  };
  return (
    <Card gap="s" isWide aria-labelledby="unclaimed-texts">
      <h2 id="unclaimed-texts">{m['my_texts.unclaimed.title']()}</h2>
      <p>{m['my_texts.unclaimed.sentence']({ count: texts.length })}</p>
      {hasFailed && <Note tone="danger">{m['my_texts.unclaimed.failed']()}</Note>}
      <Row>
        <Button look="line" onPress={() => void claim()}>
          {m['my_texts.unclaimed.claim']({ count: texts.length })}
        </Button>
      </Row>
    </Card>
  );
}
