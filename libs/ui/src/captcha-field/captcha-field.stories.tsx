import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../testing/held';
import { CaptchaField } from './captcha-field';

const meta = { component: CaptchaField } satisfies Meta<typeof CaptchaField>;

export default meta;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='192' height='72' viewBox='0 0 96 36'%3E%3Cpath d='M0 0h96v36H0z' fill='white'/%3E%3Cpath d='M12 8v20M32 8h12v10H32v10h12M56 8h12v20H56M80 8v10h10' fill='none' stroke='black' stroke-width='3'/%3E%3C/svg%3E";

export const Plain: StoryObj = {
  render: () => (
    <Held first="">
      {(value, onChange) => (
        <CaptchaField name="validate" value={value} onChange={onChange} src={picture} onRefresh={() => undefined} />
      )}
    </Held>
  ),
};

export const Wrong: StoryObj = {
  render: () => (
    <Held first="12">
      {(value, onChange) => (
        <CaptchaField
          name="validate"
          value={value}
          onChange={onChange}
          src={picture}
          onRefresh={() => undefined}
          error="请输入图中的 4 位数字"
        />
      )}
    </Held>
  ),
};
