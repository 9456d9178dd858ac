import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A mark of what a form was drawn from, for records without a version: it differs when any of it has changed since. */
export const stampOf = (drawnFrom: unknown) =>
	createHash('sha256').update(JSON.stringify(drawnFrom)).digest('base64url').slice(0, 12)

/** The hidden field that carries it. A form of a program may leave it out. */
export const stampField = z.string().max(12).optional()

export const changedSinceDrawn =
	'A colleague changed this while you had it open. Your changes have not been saved. Save again to replace the other version.'
