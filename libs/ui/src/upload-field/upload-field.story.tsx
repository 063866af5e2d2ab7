import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { UploadField } from './upload-field';

const upload = async () => 'f1';

export const States = () => (
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
);
