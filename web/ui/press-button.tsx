import type { ButtonHTMLAttributes, RefAttributes } from 'react';

export type PressButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'style' | 'disabled'> &
  RefAttributes<HTMLButtonElement> & {
    onPress?: () => void;
    /** A finger or a mouse button went down: a press is likely to follow. */
    onPressStart?: () => void;
    onHoverStart?: () => void;
    /** Keeps the button in place and in focus while a press is worked on; further presses do nothing. */
    isPending?: boolean;
  };

/** The browser's own button, with React Aria's words for what happens to it; see docs/decisions/005. */
export function PressButton({ onPress, onPressStart, onHoverStart, isPending = false, ...rest }: PressButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onPointerDown={onPressStart}
      onPointerEnter={onHoverStart}
      onClick={(event) => (isPending ? event.preventDefault() : onPress?.())}
    />
  );
}
