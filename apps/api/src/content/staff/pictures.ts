import { pictures as call } from '@portal/contract/staff';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { handle } from '../../http/handler';
import { contentFolder } from '../keep-content';
import { picturesOf } from '../library/pictures';

export const pictures = handle(call, async ({ gateway: { brand } }) => {
  const folder = contentFolder(brand.id);
  const images = join(folder, 'images');
  const pictureOf = picturesOf(folder);
  const names = existsSync(images) ? readdirSync(images).sort() : [];
  const list = names.flatMap((file) => {
    const name = `images/${file}`;
    const picture = pictureOf(name);
    return picture ? [{ name, address: picture.src }] : [];
  });
  return { list };
});
