import { m } from '#messages';
import { refusalSentence } from '../../http/problem-sentences.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CheckIcon, CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './saving-note.module.css';
import type { Saving } from './use-saving.ts';

type SavingNoteProps = {
  saving: Saving<unknown>;
  onTryAgain: () => void;
  /** The kind of activity that was finished. */
  thing?: 'result' | 'game';
  /** Shown after the server has stored it. */
  sentWords?: string;
};

/** Says where a finished attempt or run is stored. */
export function SavingNote({ saving, onTryAgain, thing = 'result', sentWords }: SavingNoteProps) {
  switch (saving.state) {
    case 'idle':
    case 'tried':
      return null;
    case 'storing':
      return <Line>{m['play.saving.storing']({ thing })}</Line>;
    case 'stored':
      return <Line>{m['play.saving.stored']()}</Line>;
    case 'on-device':
      return saving.isUnstored ? (
        <Note tone="caution">{m['play.saving.on_device_unstored']()}</Note>
      ) : (
        <Line done>{m['play.saving.on_device']()}</Line>
      );
    case 'sent':
      return (
        <Sent isNamed={saving.isNamed} isUnstored={saving.isUnstored} words={sentWords ?? m['play.saving.sent']()} />
      );
    case 'waiting':
      return (
        <Note tone="caution" icon={<CloudSlashIcon />}>
          <p>{saving.reason === undefined ? m['play.saving.waiting']({ thing }) : refusalSentence(saving.reason)}</p>
          {/* No button, because the server asked to wait. */}
          {saving.reason === undefined && <TryAgain onPress={onTryAgain} />}
        </Note>
      );
    case 'needs-sign-in':
      return <LogInNote thing={thing} />;
    case 'refused':
      return (
        <Note tone="danger">{joinSentences(m['play.saving.refused']({ thing }), refusalSentence(saving.reason))}</Note>
      );
    case 'lost':
      return (
        <Note tone="danger">
          <p>{m['play.saving.lost']({ thing })}</p>
          <TryAgain onPress={onTryAgain} />
        </Note>
      );
  }
}

function Sent({ isNamed, isUnstored, words }: { isNamed: boolean; isUnstored: boolean; words: string }) {
  if (isUnstored) return <Note tone="caution">{m['play.saving.sent_unstored']()}</Note>;
  return <Line done>{isNamed ? words : m['play.saving.sent_without_name']()}</Line>;
}

function LogInNote({ thing }: { thing: 'result' | 'game' }) {
  return (
    <Note tone="caution" icon={<CloudSlashIcon />}>
      <p>{m['play.saving.needs_sign_in']({ thing })}</p>
      <Button look="quiet" {...useOpener('log-in')}>
        {m['shared.log_in']()}
      </Button>
    </Note>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button look="quiet" onPress={onPress}>
      {m['shared.try_again']()}
    </Button>
  );
}

function Line({ children, done = false }: { children: string; done?: boolean }) {
  return (
    <p className={css.line} role="status">
      {done && <CheckIcon />}
      {children}
    </p>
  );
}
