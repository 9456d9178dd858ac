import { applications } from '#app/applications/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { newFileKey } from '#app/platform/file-key.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { resumeReadings, resumes } from '#app/specialists/tables.server.ts'
import { eq } from 'drizzle-orm'
import { daysAgo } from './clock.ts'
import type { SeedSpecialist } from './specialists.ts'

/** Gives one demo specialist a real file, attached to all her applications. */
export async function attachDemoResume(specialist: SeedSpecialist | undefined, degrees: string[]) {
	if (!specialist) return
	const lines = [
		specialist.name,
		`${specialist.speciality}, ${specialist.location}`,
		`${specialist.yearsOfExperience} years of experience`,
		degrees.join(', '),
		'Lakeside lists: cardiac, regional blocks, ICU cover',
	]
	const bytes = resumePdf(lines)
	const storageKey = newFileKey('resumes')
	await fileStore.put(storageKey, bytes, { contentType: 'application/pdf' })
	const [resume] = await db
		.insert(resumes)
		.values({
			specialistId: specialist.id,
			storageKey,
			fileName: 'Asha Menon resume.pdf',
			contentType: 'application/pdf',
			sizeBytes: bytes.length,
			scan: 'clean',
			uploadedAt: daysAgo(60),
		})
		.returning({ id: resumes.id })
	if (!resume) return
	await db.insert(resumeReadings).values({
		resumeId: resume.id,
		specialistId: specialist.id,
		status: 'read',
		text: lines.join('\n'),
		proposal: { name: null, yearsOfExperience: null, degrees: [], skills: [], employers: [] },
		readAt: daysAgo(60),
	})
	await db.update(applications).set({ resumeId: resume.id }).where(eq(applications.specialistId, specialist.id))
}

/** One page, one line of Helvetica per entry: the smallest honest PDF. */
function resumePdf(lines: string[]): Buffer {
	const text = lines
		.map(
			(line, index) =>
				`BT /F1 ${index === 0 ? 20 : 12} Tf 60 ${760 - index * 28} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`,
		)
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
		return offset
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	return Buffer.from(
		`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
		'latin1',
	)
}
