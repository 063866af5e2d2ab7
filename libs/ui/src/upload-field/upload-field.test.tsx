import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { deferred } from '../testing/deferred';
import { UploadField } from './upload-field';
import type { Uploaded, UploadFile } from './use-upload';

const changes = jest.fn();

function IdFront({ upload, maxBytes }: { upload: UploadFile; maxBytes?: number }) {
  const [value, setValue] = useState('');
  return (
    <UploadField
      name="frontFileId"
      label="身份证人像面"
      upload={upload}
      maxBytes={maxBytes}
      value={value}
      onChange={(fileId) => {
        changes(fileId);
        setValue(fileId);
      }}
    />
  );
}

const picture = (name: string, text = 'x', type = '') => new File([text], name, { type });
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const pageFault = '页面出错，请刷新页面后重试';
const heicText = 'iPhone 的 HEIC 照片暂不支持。请在“设置 → 相机 → 格式”中选择“兼容性最佳”后重新拍摄，或先转为 JPG';
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('身份证人像面'), file);

beforeEach(() => {
  changes.mockClear();
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

test('uploads at once, shows the progress, then the picture, and returns its id', async () => {
  const answer = deferred<Uploaded>();
  const upload = jest.fn<Promise<Uploaded>, Parameters<UploadFile>>((_file, onProgress) => {
    onProgress(0.42);
    return answer.promise;
  });
  render(<IdFront upload={upload} />);
  expect(screen.getByLabelText('身份证人像面')).toHaveAttribute('accept', 'image/*');
  expect(screen.getByLabelText('身份证人像面')).not.toHaveAttribute('capture');
  await choose(picture('front.JPG'));
  expect(await screen.findByText('正在上传 42%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: '身份证人像面上传进度' })).toHaveAttribute('value', '0.42');
  expect(await breaches()).toEqual([]);
  await act(async () => answer.resolve({ fileId: 'file-1' }));
  expect(changes.mock.calls).toEqual([[''], ['file-1']]);
  expect(screen.getByRole('img', { name: '身份证人像面预览' })).toHaveAttribute('src', 'blob:preview');
  expect(await breaches()).toEqual([]);
});

test.each([
  [picture('a.heic', heic, 'image/heic'), heicText],
  [picture('photo.jpg', heic, 'image/jpeg'), heicText],
  [picture('photo', heic), heicText],
  [picture('a.pdf', 'x', 'application/pdf'), '不支持这种文件，请选择 bmp、gif、jpg、jpeg、png、tif 格式的图片'],
  [picture('a.png', 'x'.repeat(1024 * 1024 + 1)), '图片超过 1 MB，请压缩后再上传'],
])('refuses a file before the upload: %#', async (file, text) => {
  const upload = jest.fn<Promise<Uploaded>, Parameters<UploadFile>>();
  render(<IdFront upload={upload} maxBytes={1024 * 1024} />);
  await choose(file);
  await waitFor(() => expect(screen.getByLabelText('身份证人像面')).toHaveAccessibleDescription(text));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(upload).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Uploaded>, string]>([
  ['a refusal in its own words', async () => ({ refused: '文件不是图片' }), '文件不是图片'],
  ['a fault of the page without its words', () => Promise.reject(new TypeError('x is undefined')), pageFault],
  ['what is thrown and is no error', () => Promise.reject('x'), pageFault],
])('shows %s at the field, and can be retried', async (_what, answer, text) => {
  const upload = jest.fn<Promise<Uploaded>, Parameters<UploadFile>>();
  upload.mockImplementationOnce(answer).mockResolvedValueOnce({ fileId: 'file-2' });
  render(<IdFront upload={upload} />);
  await choose(picture('a.png'));
  await waitFor(() => expect(screen.getByLabelText('身份证人像面')).toHaveAccessibleDescription(text));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('file-2'));
  await waitFor(() => expect(screen.getByText('已上传，点击可更换')).toBeInTheDocument());
});

test('accepts a picture that no browser can show, without a preview', async () => {
  render(<IdFront upload={async () => ({ fileId: 'file-3' })} />);
  await choose(picture('scan.tif'));
  expect(await screen.findByText('已上传，点击可更换')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(['IMG_0001', 'photo.jfif', 'image'])(
  'sends a picture with the name %j, of which the gateway decides',
  async (name) => {
    render(<IdFront upload={async () => ({ fileId: 'file-4' })} />);
    await choose(picture(name, 'x', 'image/jpeg'));
    expect(await screen.findByText('已上传，点击可更换')).toBeInTheDocument();
  },
);
