import { DefinitionList, Confirm, Notice, Stack } from '@portal/ui';
import { Consequences } from './consequences';

type Props = {
  open: boolean;
  current: string;
  mobilePhone: string;
  hours: number;
  /** The label of the button, which names the act. */
  confirmLabel: string;
  /** What happens next, if the change is not made at once. */
  next?: string;
  onClose: (agreed: boolean) => void;
};

/** Shows the full change before it is made or requested. */
export function ReviewChange({ open, current, mobilePhone, hours, confirmLabel, next, onClose }: Props) {
  return (
    <Confirm
      open={open}
      title="请核对"
      confirmLabel={confirmLabel}
      dismissLabel="返回修改"
      onClose={() => onClose(false)}
      onConfirm={() => onClose(true)}
    >
      <Stack>
        <DefinitionList
          items={[
            { id: 'old', term: '当前手机号', value: current },
            { id: 'new', term: '新手机号', value: mobilePhone },
          ]}
        />
        {next && <p>{next}</p>}
        <Notice tone="warn" title="更换之后">
          <Consequences hours={hours} />
        </Notice>
      </Stack>
    </Confirm>
  );
}
