import { makePictures } from '../pictures.mjs';
import { calls } from '../../production/people.mjs';
import { least, most, shown } from '../../figures.mjs';

const { uploadFile } = calls.common;
const UPLOADS = 100;
const UPLOADERS = 5;

/** 100 uploads at once of 25-megapixel and of broken pictures, from five customers. */
export async function uploadPictures({ register, during }) {
  const pictures = await makePictures();
  const uploaders = [];
  for (let n = 0; n < UPLOADERS; n += 1) uploaders.push((await register()).client);
  const { result, seen, figures } = await during(() =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, n) => {
        const form = new FormData();
        const { name, bytes } = pictures[n % pictures.length];
        form.set('file', new Blob([bytes]), name);
        const { status, code } = await uploaders[n % UPLOADERS]
          .request(uploadFile.path, { method: 'POST', body: form })
          .catch(() => ({ status: 'lost' }));
        return { status, code };
      }),
    ),
  );
  const count = (which) => result.filter(which).length;
  return [
    most('/healthz 最慢', seen.slowestHealth, 1_000, ' ms'),
    least('/healthz 查询', seen.probes, 10),
    most('内存最高', seen.memory.all, 600, ' MB'),
    shown('其中程序本身', seen.memory.own, ' MB'),
    least(
      '得到回答的上传',
      count(({ status }) => status !== 'lost'),
      UPLOADS,
    ),
    least(
      '保存的图片',
      count(({ code }) => code === 'OK'),
      1,
    ),
    most(
      '5xx',
      count(({ status }) => status >= 500),
      0,
    ),
    shown(
      '429',
      count(({ status }) => status === 429),
    ),
    ...figures,
  ];
}
