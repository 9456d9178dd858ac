import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'

/** 256 random bits for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What we keep of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A stable key for counting by phone number or address without writing it down. */
export const keyedHash = (text: string) => createHmac('sha256', env.SECRET).update(text).digest('base64url')
