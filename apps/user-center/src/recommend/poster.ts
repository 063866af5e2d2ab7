import type { Brand, LogoPath } from '@portal/brand';
import { wrapText } from './wrap-text';

/** The content of a poster. It leaves out the inviter's `bonus` and the like, because a poster addresses the friend. */
export interface Poster {
  brand: Pick<Brand, 'name' | 'slogan' | 'logo' | 'theme' | 'texts'>;
  code: string;
  /** The host of the QR code's link, as displayed. */
  host: string;
  qr: CanvasImageSource;
}

export const POSTER_SIZE = { width: 1080, height: 1620 } as const;

const EDGE = 88;
const fonts = '"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif';

type Context = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'fillRect'
  | 'fillText'
  | 'fill'
  | 'stroke'
  | 'measureText'
  | 'drawImage'
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
>;

/** Draws the poster in the brand's dark colours. Everything on it is drawn here: nothing is fetched. */
export function drawPoster(context: Context, { brand, code, host, qr }: Poster): void {
  const colours = brand.theme.dark;
  const { width, height } = POSTER_SIZE;
  const write = (text: string, y: number, size: number, colour: string, weight = 400, x = EDGE) => {
    context.font = `${weight} ${size}px ${fonts}`;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  const rule = (y: number) => {
    context.fillStyle = colours.line;
    context.fillRect(EDGE, y, width - 2 * EDGE, 2);
  };

  context.fillStyle = colours.surface;
  context.fillRect(0, 0, width, height);
  drawLogo(context, brand, EDGE, 96, 72);
  rule(232);

  write('邀请您一起', 388, 84, colours.text, 600);
  write('开户交易', 500, 84, colours.text, 600);
  write(brand.slogan, 584, 38, colours.textSoft);

  const qrSize = 420;
  context.fillStyle = colours.pictureBackground;
  context.fillRect(EDGE, 680, qrSize, qrSize);
  context.drawImage(qr, EDGE + 10, 690, qrSize - 20, qrSize - 20);

  const beside = EDGE + qrSize + 56;
  write('扫码注册', 752, 44, colours.text, 600, beside);
  write('注册时会自动填好', 812, 32, colours.textSoft, 400, beside);
  write('邀请码，也可自行输入', 858, 32, colours.textSoft, 400, beside);
  write('邀请码', 988, 32, colours.textSoft, 400, beside);
  write(code, 1068, 72, colours.text, 600, beside);

  rule(1180);
  write(host, 1248, 34, colours.textSoft);

  context.font = `400 26px ${fonts}`;
  const warning = wrapText(brand.texts.riskWarning, width - 2 * EDGE, (line) => context.measureText(line).width);
  warning.forEach((line, index) => write(line, 1340 + index * 42, 26, colours.textFaint));
}

function drawLogo(context: Context, { logo, theme }: Poster['brand'], x: number, y: number, size: number): void {
  const { full } = logo;
  context.save();
  context.translate(x, y);
  context.scale(size / full.height, size / full.height);
  full.paths.forEach((path) => drawPath(context, path, theme.dark));
  context.restore();
}

function drawPath(context: Context, path: LogoPath, colours: Poster['brand']['theme']['dark']): void {
  const shape = new Path2D(path.d);
  if ('fill' in path) {
    context.fillStyle = colours[path.fill];
    context.fill(shape);
    return;
  }
  context.strokeStyle = colours[path.stroke];
  context.lineWidth = path.width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(shape);
}
