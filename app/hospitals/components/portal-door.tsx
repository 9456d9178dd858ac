import type { ReactNode } from 'react'
import { HospitalScene } from '#app/pictures/hospital-scene.tsx'
import { Door } from '#app/ui/page/door.tsx'

/** A page where members of hospitals log in or register. */
export const PortalDoor = ({ children }: { children: ReactNode }) => <Door scene={HospitalScene}>{children}</Door>
