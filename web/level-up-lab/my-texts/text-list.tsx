import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { MY_TEXTS } from '#rules/reading/my-texts.ts';
import type { OwnText } from '../../device/device-store.ts';
import { changeOwnText } from '../../device/texts/own-texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PencilSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { formatCount } from '../diary/entry-counts.ts';
import css from './my-texts.module.css';
import { useDeleteText } from './use-delete-text.ts';

const HIDDEN = {
  hidden: ({ children }: { children?: ReactNode }) => <span className={layout.hidden}>{children}</span>,
};

type FocusOn = RefObject<string | null>;

/** The texts of this learner. `focusOn` is the id of the text whose title gets the focus when it is rendered. */
export function TextList({ texts, focusOn }: { texts: readonly OwnText[]; focusOn: FocusOn }) {
  const [renaming, setRenaming] = useState<string | null>(null);
  const deleteText = useDeleteText(texts, focusOn);
  return (
    <Stack as="section" isWide aria-labelledby="your-texts">
      <h2 id="your-texts" tabIndex={-1}>
        {m['my_texts.list.title']()}
      </h2>
      {texts.length === 0 && <p className={layout.soft}>{m['my_texts.list.none']()}</p>}
      <Stack as="ul" isWide>
        {texts.map((text) => (
          <Card key={text.id} as="li" gap="s" isWide className={css.text}>
            {renaming === text.id ? (
              <TitleForm
                text={text}
                onEnd={() => {
                  focusOn.current = text.id;
                  setRenaming(null);
                }}
              />
            ) : (
              <TextCard
                {...{ text, focusOn }}
                onRename={() => setRenaming(text.id)}
                onDelete={() => void deleteText(text)}
              />
            )}
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

type TextCardProps = { text: OwnText; focusOn: FocusOn; onRename: () => void; onDelete: () => void };

function TextCard({ text: { id, title, words, headings, place }, focusOn, onRename, onDelete }: TextCardProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focusOn.current !== id) return;
    focusOn.current = null;
    link.current?.focus();
  }, [focusOn, id]);
  const size = m['my_texts.list.words']({ count: words, number: formatCount(words) });
  const [part, count] = [place.section + 1, headings.length];
  return (
    <>
      <h3 className={css.title}>
        <Link ref={link} id={`text-${id}`} className={layout.aloneLink} to={`#${id}`}>
          {title}
        </Link>
      </h3>
      <p className={classNames(layout.soft, layout.small)}>
        {count > 1 ? m['my_texts.list.words_and_part']({ words: size, part, count }) : size}
      </p>
      <Row isTight className={classNames(layout.rowQuiet, css.actions)}>
        <Button look="quiet" onPress={onRename}>
          <PencilSimpleIcon />
          <ParaglideMessage message={m['my_texts.list.rename']} inputs={{ title }} markup={HIDDEN} />
        </Button>
        <Button look="quiet" onPress={onDelete}>
          <TrashIcon />
          <ParaglideMessage message={m['my_texts.list.delete']} inputs={{ title }} markup={HIDDEN} />
        </Button>
      </Row>
    </>
  );
}

function TitleForm({ text: { id, title }, onEnd }: { text: OwnText; onEnd: () => void }) {
  const [typed, setTyped] = useState(title);
  const [isEmpty, setIsEmpty] = useState(false);
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = typed.trim();
    setIsEmpty(changed === '');
    if (changed === '') return form.current?.querySelector('input')?.focus();
    changeOwnText(id, { title: changed })
      .catch(() => void notify({ sentence: m['my_texts.list.not_changed']() }))
      .then(onEnd);
  };
  return (
    <Stack
      ref={form}
      as="form"
      isWide
      aria-label={m['my_texts.list.change_label']({ title })}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={m['my_texts.list.new_title']()}
        name="title"
        autoComplete="off"
        maxLength={MY_TEXTS.titleMostCharacters}
        value={typed}
        onChange={setTyped}
        error={isEmpty ? m['my_texts.list.title_is_empty']() : undefined}
      />
      <Row>
        <Button type="submit">{m['my_texts.list.save_title']()}</Button>
        <Button look="quiet" onPress={onEnd}>
          {m['shared.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}
