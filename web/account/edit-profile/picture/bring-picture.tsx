import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';

type BringPictureProps = { isBusy: boolean; onFile: (file: File) => void };

/** Brings a picture of the learner's own from their device. */
export function BringPicture({ isBusy, onFile }: BringPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className={classNames(layout.stack, layout.stackS)}>
      <input ref={input} type="file" accept="image/*" aria-label="Your own picture" hidden onChange={take} />
      <Button look="line" isPending={isBusy} onPress={() => input.current?.click()}>
        Use your own picture
      </Button>
      <p className={classNames(layout.soft, layout.small)}>Up to 1 MB. We keep the middle of it, as a small square.</p>
    </div>
  );
}
