import { Checkbox } from '../../ui/checkbox.tsx';

type GrownUpCheckProps = { isSelected: boolean; error: string | undefined; onChange: (isGrownUp: boolean) => void };

/** What the grown-up says who makes the account of a child. */
export function GrownUpCheck(props: GrownUpCheckProps) {
  return <Checkbox {...props} name="isGrownUp" label="I am a grown-up who looks after this child" isRequired />;
}
