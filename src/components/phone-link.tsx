import { useSite } from './site-context'

/** The agency's phone number, which a phone calls. It stays on one line. */
export const PhoneLink = ({ className }: { className?: string }) => {
  const { phone } = useSite().agency
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}
