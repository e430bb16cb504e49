import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { MY_TEXTS, titleFrom } from '#rules/reading/my-texts.ts';
import type { OwnText } from '../../device/device-store.ts';
import { changeOwnText, deleteOwnText, restoreOwnText, type WholeText } from '../../device/texts/own-texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PencilSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { formatCount } from '../../ui/words/number-words.ts';
import css from './my-texts.module.css';

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
      <h3 className={css.title} dir="auto">
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

/** Longer titles are cut, because the notice would cover too much of the page. */
const MOST_TITLE_CHARACTERS = 40;

/**
 * Deletes a text and shows a notice with Undo.
 * @param focusOn is set to the restored text, which then gets the focus
 */
function useDeleteText(texts: readonly OwnText[], focusOn: RefObject<string | null>) {
  const notify = useNotify();

  const restore = (whole: WholeText) => {
    const { id, title } = whole.text;
    focusOn.current = id;
    return restoreOwnText(whole).then(
      () => {
        notify({ sentence: m['my_texts.list.restored']({ title: short(title) }), returnFocus: () => linkOf(id) });
      },
      () => offerRestore(whole, undefined, m['my_texts.list.not_restored'](), m['shared.try_again']()),
    );
  };

  const offerRestore = (whole: WholeText, nextId: string | undefined, sentence: string, label: string) => {
    const action = { label, onPress: () => void restore(whole) };
    notify({ sentence, takesFocus: true, action, returnFocus: () => linkOf(nextId) });
  };

  return async ({ id }: OwnText): Promise<void> => {
    const at = texts.findIndex((text) => text.id === id);
    const nextId = (texts[at + 1] ?? texts[at - 1])?.id;
    try {
      const deleted = await deleteOwnText(id);
      if (!deleted) return;
      const sentence = m['my_texts.list.deleted']({ title: short(deleted.text.title) });
      offerRestore(deleted, nextId, sentence, m['shared.undo']());
    } catch {
      notify({ sentence: m['my_texts.list.not_deleted']() });
    }
  };
}

function short(title: string): string {
  return titleFrom(title, MOST_TITLE_CHARACTERS);
}

/** The link of a text, or the heading of the list. */
function linkOf(id: string | undefined): HTMLElement | null {
  return (
    document.getElementById(id === undefined ? 'your-texts' : `text-${id}`) ?? document.getElementById('your-texts')
  );
}
