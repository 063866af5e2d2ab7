import { Button, Notice, Row } from '@portal/ui';
import { useBrand } from '../installation/installation';

type Props = {
  /** True: guessed from the time zone, which may be wrong. False: chosen by the visitor. */
  guessed: boolean;
  onServed: () => void;
};

/** Replaces registration for visitors from an unsupported region. They can correct the guess. */
export function Unavailable({ guessed, onServed }: Props) {
  const { texts, served } = useBrand();
  return (
    <Notice
      tone="warn"
      title="暂不提供开户服务"
      live
      action={
        <Row data-gap={2}>
          {guessed ? (
            served.map((name) => (
              <Button key={name} size="small" onClick={onServed}>
                我在{name}，继续开户
              </Button>
            ))
          ) : (
            <Button size="small" onClick={onServed}>
              返回填写手机号
            </Button>
          )}
        </Row>
      }
    >
      {texts.unavailable}
      {guessed && '这是根据您设备的时区判断的；如与实际不符，请选择您所在的地区。'}
    </Notice>
  );
}
