// A process of its own: a statement of fifty pages is seconds of work, and the gateway answers meanwhile. Plain JavaScript,
// because it stands beside the bundle as it is. Takes a statement (see draw-statement.ts), answers {bytes} or {failed}.
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import PDFDocument from 'pdfkit';

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);
const margin = 40;
const rowHeight = 17;

function draw(statement) {
  const { text: dark, textSoft: soft, line, sunken } = statement.colours;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    font: fontFile,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: statement.title, Author: statement.brand, Creator: statement.brand },
  });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin - 24;
  let y = margin;

  const put = (text, x, top, room, { size = 9, colour = dark, align = 'left' } = {}) => {
    doc.fontSize(size).fillColor(colour);
    let shown = text;
    while (shown.length > 1 && doc.widthOfString(shown) > room) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
    const at = align === 'right' ? x + room - doc.widthOfString(shown) : x;
    doc.text(shown, at, top, { lineBreak: false });
  };
  const rule = (top) =>
    doc
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  const need = (room, again) => {
    if (y + room <= bottom) return;
    doc.addPage();
    y = margin;
    again?.();
  };

  put(statement.brand, margin, y, width / 2, { size: 18 });
  put(statement.title, margin + width / 2, y + 2, width / 2, { size: 14, align: 'right' });
  y += 36;
  rule(y);
  y += 10;
  statement.facts.forEach(([term, value], index) => {
    const x = margin + (index % 2) * (width / 2);
    put(term, x, y, 70, { colour: soft });
    put(value, x + 74, y, width / 2 - 80);
    if (index % 2 === 1 || index === statement.facts.length - 1) y += rowHeight;
  });
  y += 6;

  for (const { title, columns, rows, note } of statement.tables) {
    const head = () => {
      doc.rect(margin, y, width, rowHeight).fillColor(sunken).fill();
      let x = margin + 4;
      for (const column of columns) {
        put(column.head, x, y + 4, column.width * width - 8, { size: 8, colour: soft, align: column.align });
        x += column.width * width;
      }
      y += rowHeight;
    };
    need(rowHeight * 4);
    y += 8;
    put(title, margin, y, width, { size: 11 });
    y += 20;
    head();
    for (const row of rows) {
      need(rowHeight, head);
      let x = margin + 4;
      columns.forEach((column, index) => {
        put(row[index] ?? '', x, y + 4, column.width * width - 8, { size: 8, align: column.align });
        x += column.width * width;
      });
      y += rowHeight;
      rule(y);
    }
    if (note) {
      need(rowHeight);
      put(note, margin, y + 4, width, { size: 8, colour: soft });
      y += rowHeight;
    }
  }
  y += 12;
  for (const text of statement.notes) {
    doc.fontSize(8).fillColor(soft);
    const height = doc.heightOfString(text, { width });
    need(height);
    doc.text(text, margin, y, { width });
    y += height + 3;
  }

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - margin;
    put(statement.foot, margin, top, width * 0.8, { size: 7, colour: soft });
    put(`第 ${page + 1} / ${count} 页`, margin, top, width, { size: 7, colour: soft, align: 'right' });
  }
  doc.end();
  return done;
}

// The gateway has the processor first.
setPriority(10);
process.on('message', (statement) => {
  draw(statement).then(
    (bytes) => process.send({ bytes }),
    (error) => process.send({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
