import { type FormEvent, useRef } from 'react';
import type { Learner } from '#contract/learner.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import css from './name-and-picture.module.css';
import { BringPicture } from './picture/bring-picture.tsx';
import { PictureChoice } from './picture/picture-choice.tsx';
import { useProfileDraft } from './picture/use-profile-draft.ts';

/** What the learner is called and what stands for them. Both are seen before they are saved. */
export function NameAndPicture({ learner }: { learner: Learner }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useProfileDraft(learner, () => form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.save();
  };
  return (
    <SettingsCard title="Name and picture">
      <form
        ref={form}
        className={classNames(layout.stack, layout.stackWide, layout.stackM)}
        onSubmit={submit}
        noValidate
      >
        <div className={css.head}>
          <Avatar size="l" name={draft.name} photo={draft.picture.shown} />
          <TextField
            label="Your name"
            hint="Others do not see it."
            name="name"
            value={draft.name}
            error={draft.nameFault}
            onChange={draft.type}
            autoComplete="name"
            isRequired
          />
        </div>
        <PictureChoice name={draft.name} value={draft.picture.kind} own={draft.own} onChange={draft.choose} />
        <BringPicture isBusy={draft.isReading} onFile={(file) => void draft.bring(file)} />
        {draft.fault && <Note tone="danger">{draft.fault}</Note>}
        <div className={layout.row}>
          <Button type="submit" isPending={draft.state === 'saving'}>
            Save
          </Button>
          {draft.isChanged && <p className={layout.soft}>Not saved yet.</p>}
        </div>
        {draft.state === 'saved' && (
          <Note tone="positive" icon={<CheckIcon />}>
            Your name and picture are saved.
          </Note>
        )}
        <p className={layout.hidden} role="status">
          {draft.state === 'saved' && 'Your name and picture are saved.'}
        </p>
      </form>
    </SettingsCard>
  );
}
