import sharp from 'sharp'

const escape = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** A certificate as a phone would photograph it: a frame, a heading and some lines. */
export function certificatePicture(title: string, lines: string[]): Promise<Buffer> {
	const text = lines
		.map((line, at) => `<text x="500" y="${330 + at * 62}" font-size="${at === 0 ? 44 : 30}">${escape(line)}</text>`)
		.join('')
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" font-family="serif" text-anchor="middle" fill="#2b2a26">
<rect width="1000" height="700" fill="#f6f1e4"/>
<rect x="28" y="28" width="944" height="644" fill="none" stroke="#8a6d3b" stroke-width="6"/>
<rect x="42" y="42" width="916" height="616" fill="none" stroke="#8a6d3b" stroke-width="2"/>
<text x="500" y="150" font-size="40" font-weight="bold">${escape(title)}</text>
<text x="500" y="215" font-size="26">Certificate</text>
<text x="500" y="268" font-size="24">This is to certify that</text>
${text}
<circle cx="830" cy="560" r="54" fill="none" stroke="#9b3b2f" stroke-width="5"/>
<text x="830" y="568" font-size="22" fill="#9b3b2f">SAMPLE</text>
</svg>`
	return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer()
}

/** One page, one line of Helvetica per entry: the smallest honest PDF. */
export function certificatePdf(title: string, lines: string[]): Buffer {
	const text = [title, 'Sample certificate', ...lines]
		.map((line, at) => `BT /F1 ${at === 0 ? 22 : 14} Tf 60 ${740 - at * 34} Td (${plain(line)}) Tj ET`)
		.join('\n')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	]
	let body = '%PDF-1.4\n'
	const offsets = objects.map((object, index) => {
		const offset = body.length
		body += `${index + 1} 0 obj\n${object}\nendobj\n`
		return `${String(offset).padStart(10, '0')} 00000 n \n`
	})
	const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
	return Buffer.from(body + table + end, 'latin1')
}

const plain = (line: string) => line.replace(/[()\\]/g, '\\$&')
