import type { ButtonHTMLAttributes, RefAttributes } from 'react';

export type PressButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'style' | 'disabled'> &
  RefAttributes<HTMLButtonElement> & {
    onPress?: () => void;
    /** Called on pointer down, before `onPress`; for example to preload what the press opens. */
    onPressStart?: () => void;
    onHoverStart?: () => void;
    /** While true the button stays focusable and ignores presses. */
    isPending?: boolean;
  };

/** A native button with React Aria's event and attribute names; see docs/decisions/005. */
export function PressButton({ onPress, onPressStart, onHoverStart, isPending = false, ...rest }: PressButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || rest['aria-disabled']}
      data-pending={isPending || undefined}
      onPointerDown={onPressStart}
      onPointerEnter={onHoverStart}
      onClick={(event) => (isPending ? event.preventDefault() : onPress?.())}
    />
  );
}
