import { type CSSProperties, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { m } from '#messages';
import { focus } from '../focus/focus.ts';
import { XIcon } from '../icons.ts';
import layout from '../layout.module.css';
import { formatLocale } from '../words/language.ts';
import css from './dialog.module.css';
import { classNames } from './layout.tsx';

type DialogProps = {
  title: string;
  sentence?: string;
  /** Whether the title is one word, which shrinks instead of wrapping. */
  isWord?: boolean;
  wide?: boolean;
  /** Whether it is as high as the window, whatever its content. */
  tall?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a press outside closes it; Escape always does. */
  isDismissable?: boolean;
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
};

/** A modal dialog with a title, at most one sentence, its content and a close button. */
export function Dialog({
  isOpen,
  onOpenChange,
  isDismissable = true,
  wide = false,
  tall = false,
  ...content
}: DialogProps) {
  return (
    // React Aria names its own hidden buttons in this language; otherwise in that of the browser.
    <I18nProvider locale={formatLocale()}>
      <ModalOverlay className={css.scrim} {...{ isOpen, onOpenChange, isDismissable }}>
        <Modal className={classNames(css.frame, wide && css.wide, tall && css.tall)}>
          {!isDismissable && <HiddenClose onPress={() => onOpenChange(false)} />}
          <DialogContent {...content} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/**
 * A hidden close button before the dialog, like React Aria's DismissButton. With the page hidden, Orca moves to the
 * first remaining element, and announces the dialog only if that element is outside it.
 */
function HiddenClose({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" tabIndex={-1} className={layout.hidden} onClick={onPress}>
      {m['shared.close']()}
    </button>
  );
}

type DialogContentProps = Pick<DialogProps, 'title' | 'sentence' | 'isWord' | 'children'>;

function DialogContent({ title, sentence, isWord, children }: DialogContentProps) {
  const sentenceId = useId();
  return (
    <AriaDialog className={css.dialog}>
      {({ close }) => (
        <>
          <div className={css.strip}>
            <Button slot="close" className={css.close} aria-label={m['shared.close']()}>
              <XIcon />
            </Button>
          </div>
          {/* Screen readers would read a focused dialog as a whole, without its role; they read a focused heading
              alone. */}
          <Heading
            slot="title"
            level={2}
            ref={focus}
            tabIndex={-1}
            {...(sentence && { 'aria-describedby': sentenceId })}
            {...(isWord && {
              className: css.word,
              translate: 'no',
              style: { '--letters': title.length } as CSSProperties,
            })}
          >
            {title}
          </Heading>
          {sentence && (
            <p id={sentenceId} className={layout.soft}>
              {sentence}
            </p>
          )}
          {typeof children === 'function' ? children({ close }) : children}
        </>
      )}
    </AriaDialog>
  );
}
