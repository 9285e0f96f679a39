import {
  AppWindow, ArrowLeftRight, BadgeCheck, Bell, Blocks, Boxes, Calendar, Camera, ChartNoAxesColumn, Clock, Compass,
  CreditCard, Database, Euro, Eye, FileText, Funnel, Gauge, Gem, Globe, GraduationCap, Handshake, Key, Languages, Layers,
  LifeBuoy, Link, type LucideIcon, Mail, MapPin, Megaphone, MessageSquare, Package, Palette, PenLine, Percent, Phone, Pill,
  Plug, Receipt, RefreshCw, Scale, Search, Server, Share2, Shield, ShoppingCart, SlidersHorizontal, Smartphone, Sprout,
  Store, Tag, Target, Truck, Users, Warehouse, Workflow, Wrench,
} from 'lucide-react'

import type { IconName } from '../data-model/icons'

const icons: Record<IconName, LucideIcon> = {
  'app-window': AppWindow, 'arrow-left-right': ArrowLeftRight, 'badge-check': BadgeCheck, bell: Bell, blocks: Blocks,
  boxes: Boxes, calendar: Calendar, camera: Camera, chart: ChartNoAxesColumn, clock: Clock, compass: Compass,
  'credit-card': CreditCard, database: Database, euro: Euro, eye: Eye, 'file-text': FileText, filter: Funnel,
  gauge: Gauge, gem: Gem, globe: Globe, 'graduation-cap': GraduationCap, handshake: Handshake, key: Key,
  languages: Languages, layers: Layers, 'life-buoy': LifeBuoy, link: Link, mail: Mail, 'map-pin': MapPin,
  megaphone: Megaphone, message: MessageSquare, package: Package, palette: Palette, pen: PenLine, percent: Percent,
  phone: Phone, pill: Pill, plug: Plug, receipt: Receipt, refresh: RefreshCw, scale: Scale, search: Search,
  server: Server, share: Share2, shield: Shield, 'shopping-cart': ShoppingCart, sliders: SlidersHorizontal,
  smartphone: Smartphone, sprout: Sprout, store: Store, tag: Tag, target: Target, truck: Truck, users: Users,
  warehouse: Warehouse, workflow: Workflow, wrench: Wrench,
}

/** An icon by the name a data file gives it. */
export const Icon = ({ name }: { name: string }) => {
  const Drawing = Object.entries(icons).find(([known]) => known === name)?.[1]
  return Drawing ? <Drawing size={34} strokeWidth={1.4} aria-hidden /> : null
}
