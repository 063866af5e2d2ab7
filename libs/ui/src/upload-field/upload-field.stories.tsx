import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { UploadField } from './upload-field';

const meta = { component: UploadField } satisfies Meta<typeof UploadField>;

export default meta;

const upload = async () => ({ fileId: 'f1' });

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Held first="">
        {(value, onChange) => (
          <UploadField name="front" label="身份证人像面" value={value} onChange={onChange} upload={upload} />
        )}
      </Held>
      <Held first="f1">
        {(value, onChange) => (
          <UploadField name="back" label="身份证国徽面" value={value} onChange={onChange} upload={upload} />
        )}
      </Held>
    </Stack>
  ),
};
