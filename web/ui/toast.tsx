import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { InfoIcon, XIcon } from './icons.ts';
import css from './toast.module.css';

type ToastProps = {
  icon?: ReactNode;
  /** One plain sentence. */
  children: string;
  action?: { label: string; onPress: () => void };
  onClose: () => void;
};

/** Something that happened, in a frame of its own. It stays until it is closed. */
export function Toast({ icon = <InfoIcon />, children, action, onClose }: ToastProps) {
  return (
    <div className={css.toast}>
      <p className={css.words} role="status">
        {icon}
        <span>{children}</span>
      </p>
      {action && (
        <Button look="quiet" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button look="quiet" icon aria-label="Close" onPress={onClose}>
        <XIcon />
      </Button>
    </div>
  );
}
