import { useId, useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { useSubmit } from '../http/use-submit.ts';
import { cardsPath, groupViewPath } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { FormEnd } from '../ui/controls/form-end.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { ArrowClockwiseIcon, PencilSimpleIcon, PrinterIcon, TrashIcon } from '../ui/icons.ts';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Card, classNames, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { dayWords } from '../ui/words/dates.ts';
import { joinSentences } from '../ui/words/join-sentences.ts';
import { PupilCode } from './cards/pupil-code.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { groupNameProblem, groupWords } from './group-words.ts';
import css from './groups.module.css';
import { useGroupChanges } from './groups-query.ts';

type Asking = 'renew' | 'revoke' | 'rename' | 'delete';
type GroupCardProps = { learnerId: string; group: Group };

/** A group with its join code and its actions. */
export function GroupCard({ learnerId, group }: GroupCardProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const id = useId();
  const { groupId, name } = group;
  return (
    <Card as="li" isRoomy gap="m" isWide aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.name}>
          {name}
        </h2>
        <p className={layout.soft}>{groupWords(group)}</p>
      </div>
      <Code group={group} onAsk={setAsking} />
      {group.pupilCode && <PupilCode code={group.pupilCode} />}
      <Row className={classNames(layout.rowQuiet, css.actions)}>
        <ButtonLink to={groupViewPath(groupId)} aria-label={m['groups.open_of']({ name })}>
          {m['groups.open']()}
        </ButtonLink>
        <Button look="quiet" aria-label={m['groups.rename.button_of']({ name })} onPress={() => setAsking('rename')}>
          <PencilSimpleIcon />
          {m['groups.rename.button']()}
        </Button>
        <Button look="quiet" aria-label={m['groups.delete.button_of']({ name })} onPress={() => setAsking('delete')}>
          <TrashIcon />
          {m['groups.delete.button']()}
        </Button>
      </Row>
      {asking && <Question {...{ learnerId, group, asking }} onClose={() => setAsking(null)} />}
    </Card>
  );
}

function Code({ group, onAsk }: { group: Group; onAsk: (asking: Asking) => void }) {
  const [now] = useState(() => new Date());
  const { groupId, name, code, codeExpiresAt } = group;
  return (
    <Stack className={css.code} isWide>
      {code && codeExpiresAt ? (
        <div>
          <p className={layout.soft}>{m['groups.code.label']()}</p>
          <p className={css.letters} translate="no">
            {shownGroupCode(code)}
          </p>
          <p className={classNames(layout.soft, layout.small)}>
            {m['groups.code.until']({ day: dayWords(codeExpiresAt, now) })}
          </p>
        </div>
      ) : (
        <p>{m['groups.code.none']()}</p>
      )}
      <Row className={layout.rowQuiet}>
        {code && (
          <ButtonLink look="line" to={cardsPath(groupId)} aria-label={m['groups.code.print_of']({ name })}>
            <PrinterIcon />
            {m['groups.code.print']()}
          </ButtonLink>
        )}
        <Button look="line" aria-label={m['groups.code.renew_of']({ name })} onPress={() => onAsk('renew')}>
          <ArrowClockwiseIcon />
          {m['groups.code.renew']()}
        </Button>
        {code && (
          <Button look="quiet" aria-label={m['groups.code.revoke_of']({ name })} onPress={() => onAsk('revoke')}>
            {m['groups.code.revoke']()}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type QuestionProps = GroupCardProps & { asking: Asking; onClose: () => void };

/** The confirmation dialog for a change. */
function Question({ learnerId, group, asking, onClose }: QuestionProps) {
  const { renewCode, revokeCode, rename, remove } = useGroupChanges(learnerId);
  const notify = useNotify();
  const { name } = group;
  const done = (sentence: string, takesFocus = false) => {
    onClose();
    notify({ sentence, takesFocus });
  };
  if (asking === 'rename')
    return (
      <RenameDialog
        group={group}
        onRename={(wanted) => rename(group, wanted).then(() => done(m['groups.rename.done']()))}
        onClose={onClose}
      />
    );
  if (asking === 'delete')
    return (
      <ConfirmDialog
        title={m['groups.delete.title']({ name })}
        sentence={joinSentences(
          m['groups.delete.sentence'](),
          group.pupilCode === null ? null : m['groups.delete.with_cards'](),
        )}
        confirm={m['groups.delete.confirm']()}
        look="danger"
        onConfirm={() => remove(group).then(() => done(m['groups.delete.done']({ name }), true))}
        onClose={onClose}
      />
    );
  const isNew = asking === 'renew';
  return (
    <ConfirmDialog
      title={isNew ? m['groups.code.renew_title']() : m['groups.code.revoke_title']()}
      sentence={isNew ? m['groups.code.renew_sentence']() : m['groups.code.revoke_sentence']()}
      confirm={isNew ? m['groups.code.renew']() : m['groups.code.revoke']()}
      onConfirm={() =>
        isNew
          ? renewCode(group).then(() => done(m['groups.code.renewed']()))
          : revokeCode(group).then(() => done(m['groups.code.revoked'](), true))
      }
      onClose={onClose}
    />
  );
}

type RenameDialogProps = { group: Group; onRename: (name: string) => Promise<void>; onClose: () => void };

/** Changes the name of a group. */
function RenameDialog({ group, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(group.name);
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(() => onRename(name.trim()), {
    check: () => ({ name: groupNameProblem(name) }),
  });
  return (
    <Dialog title={m['groups.rename.title']()} isOpen onOpenChange={onClose}>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m['groups.new.name']()}
          value={name}
          error={problems.name}
          autoComplete="off"
          onChange={changes('name', setName)}
          isRequired
        />
        <FormEnd submit={m['groups.rename.save']()} isBusy={isBusy} problem={problem} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
