import { useQuery } from '@tanstack/react-query';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { SHOP_PICTURE_NAMES } from '#rules/people/profile-picture.ts';
import { ownsPicture } from '#rules/rewards/shop.ts';
import { purchasesQuery } from '../../api/purchases.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import css from './name-and-picture.module.css';
import { PictureChoice, PictureUpload } from './picture-choice.tsx';
import { useNameAndPicture } from './use-name-and-picture.ts';

/** The name and picture of the learner, with a preview before they are saved. */
export function NameAndPicture({ learner }: { learner: Learner }) {
  const { form, name, picture, own, nameProblem, problem, isBusy, isReading, isChanged, isSaved, ...actions } =
    useNameAndPicture(learner);
  const { data } = useQuery(purchasesQuery(learner.id));
  const owned = data?.purchases.map(({ item }) => item) ?? [];
  // The picture in use is known to be owned before the server responds.
  const bought = SHOP_PICTURE_NAMES.filter((each) => each === picture.kind || ownsPicture(each, owned));
  return (
    <SettingsCard title={m['account.name_and_picture.title']()}>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={actions.submit} noValidate>
        <div className={css.head}>
          <Avatar size="l" name={name} photo={picture.shown} />
          <TextField
            label={m['account.name_and_picture.name']()}
            hint={m['account.name_and_picture.name_hint']()}
            name="name"
            value={name}
            error={nameProblem}
            onChange={actions.changeName}
            autoComplete="name"
            isRequired
          />
        </div>
        <PictureChoice name={name} value={picture.kind} own={own} bought={bought} onChange={actions.choosePicture} />
        <PictureUpload isBusy={isReading} onFile={actions.upload} />
        {problem && <Note tone="danger">{problem}</Note>}
        <Row>
          <Button type="submit" isPending={isBusy}>
            {m['account.name_and_picture.save']()}
          </Button>
          {isChanged && <p className={layout.soft}>{m['account.name_and_picture.not_saved']()}</p>}
        </Row>
        {isSaved && (
          <Note tone="positive" icon={<CheckIcon />}>
            {m['account.name_and_picture.saved']()}
          </Note>
        )}
        <Announced>{isSaved && m['account.name_and_picture.saved']()}</Announced>
      </Stack>
    </SettingsCard>
  );
}
